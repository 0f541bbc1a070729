import { childrenInCare, firstChildren } from '../../content/stats.ts';
import row from '../../illustrations/row.svg';
import since from './since.module.css';

/** How many figures of the illustration a picture shows. */
const FIGURES = 5;

/** A figure for each child, to the nearest five. The first children have another colour. */
export function Crowd() {
  return (
    <div className={since.crowd}>
      {Array.from({ length: Math.max(1, Math.round(childrenInCare / FIGURES)) }, (_, index) => (
        <img
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          key={index}
          src={index * FIGURES < firstChildren ? `${row}#clay` : row}
          alt=""
          width="310"
          height="94"
          loading="lazy"
        />
      ))}
    </div>
  );
}
