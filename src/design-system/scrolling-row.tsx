import type { HTMLAttributes } from 'react';
import styles from './scrolling-row.module.css';

type ScrollingRowProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul';
  /** No line has a single control. */
  balanced?: boolean;
};

/** Controls that wrap. On a phone they scroll sideways instead, until a key focuses one. */
export function ScrollingRow({ as: Row = 'div', balanced, className, ...row }: ScrollingRowProps) {
  return <Row {...row} className={`${styles.row} ${className ?? ''}`} data-balanced={balanced} />;
}
