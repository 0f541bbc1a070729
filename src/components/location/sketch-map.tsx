import { SiteMark } from '../site-mark.tsx';
import { organization } from '../../content/organization.ts';
import { visitTexts } from '../../content/page-texts/contact.ts';
import styles from './sketch-map.module.css';

/**
 * A sketch, because this site does not know the exact route. The drawing stretches with its box, its strokes don't.
 * Labels are placed by the same percentages.
 */
export function SketchMap() {
  const { junction, distance, road } = organization.route;
  return (
    <div
      role="img"
      aria-label={`Along ${road}, ${distance} from ${junction}: ${visitTexts.gate}. ${visitTexts.sketch}.`}
      className={styles.sketch}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.hills} d="M0 25C12 36 22 14 38 19S62 27 76 21s16 2 24 0v30H0z" />
        <path className={styles.grass} d="M0 39C12 50 24 42 40 38s36 6 60 2v60H0z" />
        <path className={styles.trees} d="M30.5 43h0M62 50h0M64.5 52.5h0M92 50h0M95 53h0" />
        <path className={styles.jacarandas} d="M71 47.5h0M86 46.5h0" />
        <path
          className={styles.road}
          d="M20.8 40C22 60 20.6 80 21 110M-2 78C20 70 30 76 42 75 62 73 80 62 102 70"
        />
        <path className={styles.drive} d="M78.5 67C78.2 58 79 50 78.6 40" />
        <path className={styles.dashes} d="M-2 78C20 70 30 76 42 75 62 73 80 62 102 70" />
        <path className={styles.arrow} d="M23 87.5 77 81.5m-1.6-4 1.6 4-1.5 4.4" />
        <path className={styles.crossing} d="M21 74.6h0" />
        <path className={styles.junction} d="M21 74.6h0" />
      </svg>
      <span className={styles.mark}>
        <SiteMark />
      </span>
      <span className={styles.from}>{junction}</span> <span className={styles.along}>{road}</span>{' '}
      <span className={styles.distance}>{distance}</span> <small>{visitTexts.sketch}</small>
    </div>
  );
}
