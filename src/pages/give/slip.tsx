import type { ReactNode } from 'react';
import styles from './slip.module.css';

type SlipProps = {
  id: string;
  title: string;
  children: ReactNode;
};

/** A paper with the gate's spikes at its foot. */
export function Slip({ id, title, children }: SlipProps) {
  return (
    <div role="group" className={`${styles.slip} spiked`} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="no-print">
        {title}
      </h3>
      {children}
    </div>
  );
}
