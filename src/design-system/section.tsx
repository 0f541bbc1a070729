import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  tone?: 'paper' | 'sand' | 'blue';
  /** A lower band, for a few words or numbers. */
  low?: boolean;
  /** The id of the section's heading. */
  labelledBy?: string;
  id?: string | undefined;
  children: ReactNode;
};

export function Section({ tone = 'paper', low = false, labelledBy, id, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[tone]} ${low ? styles.low : ''} ${tone === 'blue' ? 'sky ridged' : ''}`}
      aria-labelledby={labelledBy}
    >
      <div className="page-width">{children}</div>
    </section>
  );
}
