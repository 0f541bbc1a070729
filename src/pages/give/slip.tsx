import type { ReactNode } from 'react';
import styles from './slip.module.css';

/** A slip of paper with the gate's spikes at its foot. */
export function Slip({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div role="group" className={`${styles.slip} spiked`} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="no-print">
        {title}
      </h3>
      {children}
    </div>
  );
}
