import sketch from '../../illustrations/sketch-map.svg';
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
      <img src={sketch} alt="" width="100" height="100" loading="lazy" />
      <span className={styles.mark}>
        <SiteMark />
      </span>
      <span className={styles.from}>{junction}</span> <span className={styles.along}>{road}</span>{' '}
      <span className={styles.distance}>{distance}</span> <small>{visitTexts.sketch}</small>
    </div>
  );
}
