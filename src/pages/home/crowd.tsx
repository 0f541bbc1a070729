import { childrenInCare, firstChildren } from '../../content/impact.ts';
import { growth } from '../../content/story.ts';
import crowd from '../../drawings/crowd.svg';
import styles from './crowd.module.css';

/** A picture shows this many of the drawing's figures. */
const FIGURES = 5;

/** A small figure for each child, to the nearest five; the first ones in another colour. */
export function Crowd() {
  return (
    <div
      className={styles['growth']}
      role="img"
      aria-label={growth.map(({ when, count }) => `${when}: ${count}.`).join(' ')}
    >
      <p className={styles['ends']}>
        {growth.map(({ when, count }) => (
          <span key={when}>
            <b>{when}</b> {count}
          </span>
        ))}
      </p>
      <div className={styles['crowd']}>
        {Array.from({ length: Math.round(childrenInCare / FIGURES) }, (_, index) => (
          <img
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            key={index}
            src={index * FIGURES < firstChildren ? `${crowd}#clay` : crowd}
            alt=""
            loading="lazy"
          />
        ))}
      </div>
    </div>
  );
}
