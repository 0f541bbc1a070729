import { Fragment } from 'react';
import { childrenInCare, firstChildren } from '../../content/impact.ts';
import { growth } from '../../content/page-texts/home.ts';
import crowd from '../../illustrations/crowd.svg';
import styles from './crowd.module.css';

/** How many figures of the illustration a picture shows. */
const FIGURES = 5;

/** A figure for each child, to the nearest five. The first children have another colour. */
export function Crowd() {
  return (
    <div>
      <p className={styles.ends}>
        {growth.map(({ when, count }, index) => (
          <Fragment key={when}>
            {index > 0 && ' '}
            <span>
              <b>{when}</b>
              {` ${count}`}
            </span>
          </Fragment>
        ))}
      </p>
      <div className={styles.crowd}>
        {Array.from({ length: Math.round(childrenInCare / FIGURES) }, (_, index) => (
          <img
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            key={index}
            src={index * FIGURES < firstChildren ? `${crowd}#clay` : crowd}
            alt=""
            width="430"
            height="108"
            loading="lazy"
          />
        ))}
      </div>
    </div>
  );
}
