import type { ReactNode } from 'react';
import styles from './slip.module.css';

type SlipProps = {
  id: string;
  title: string;
  /** Stays in view on a wide screen while the questions beside it scroll. */
  sticky?: boolean;
  children: ReactNode;
};

/** A paper with the gate's spikes at its foot. */
export function Slip({ id, title, sticky = false, children }: SlipProps) {
  return (
    <div
      role="group"
      className={`${styles.slip} spiked`}
      data-sticky={sticky || undefined}
      aria-labelledby={`${id}-title`}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
    </div>
  );
}
