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
    <p className={styles.sketch}>
      <img src={sketch} alt="" width="100" height="100" loading="lazy" />
      <span className={styles.mark}>
        <SiteMark />
        <Heard words={`${visitTexts.gate}:`} />
      </span>{' '}
      <span className={styles.distance}>
        {distance}
        <Heard words=" from" />
      </span>{' '}
      <span className={styles.from}>
        {junction}
        <Heard words=" along" />
      </span>{' '}
      <span className={styles.along}>{road}</span> <small>{visitTexts.sketch}</small>
    </p>
  );
}

/** Makes one sentence of the labels for those who can't see the drawing. */
function Heard({ words }: { words: string }) {
  return <span className="visually-hidden">{words}</span>;
}
