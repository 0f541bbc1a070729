import type { ReactNode } from 'react';
import styles from './plan-row.module.css';

type PlanRowProps = { term: string; children: ReactNode };

/** A line of the plan: what it is, and the sum or the day. */
export function PlanRow({ term, children }: PlanRowProps) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
