import type { CSSProperties } from 'react';
import { childrenInCare, firstChildren } from '../../content/stats.ts';
import styles from './children-on-road.module.css';
import { roadRows } from './road-rows.ts';

/** They come out of the gate: a figure for each child, to the nearest five. The first children have another colour. */
export function ChildrenOnRoad() {
  return (
    <div className={styles.children}>
      <Rows shape={1} className={styles.narrow} />
      <Rows shape={3} className={styles.wide} />
    </div>
  );
}

type RowsProps = { shape: number; className: string | undefined };

function Rows({ shape, className }: RowsProps) {
  const rows = roadRows(childrenInCare, firstChildren, shape);
  return (
    <div className={`${styles.rows} ${className ?? ''}`}>
      {rows.map(({ children, first }, index) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          key={index}
          style={
            {
              '--near': (index / Math.max(1, rows.length - 1)).toFixed(2),
              '--children': children,
              // Each row begins with another figure.
              '--from': (index * 3) % 10,
              ...(first > 0 ? { '--first': first } : {}),
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
