import type { ReactNode } from 'react';
import styles from './step.module.css';

export type StepNumber = 1 | 2 | 3 | 4;

type StepProps = {
  id: string;
  number: StepNumber;
  title: string;
  tone?: 'paper' | 'sand';
  children: ReactNode;
};

/** One of the four, beside the red-earth road that leads from one to the next. */
export function Step({ id, number, title, tone = 'paper', children }: StepProps) {
  return (
    // Not a section, which its name would make a landmark: the four would be too many.
    <div
      role="group"
      id={id}
      className={styles.step}
      data-tone={tone}
      data-number={number}
      aria-labelledby={`${id}-title`}
    >
      <div className="page-width">
        <h2 id={`${id}-title`} className={styles.title}>
          <Stone number={number} /> {title}
        </h2>
        {children}
      </div>
    </div>
  );
}

/** A milestone of the road. */
export function Stone({ number }: { number: StepNumber }) {
  return (
    <span className={styles.stone} aria-hidden="true">
      {number}
    </span>
  );
}
