import type { ReactNode } from 'react';
import styles from './kicker.module.css';

type KickerProps = { children: ReactNode };

/** A rare small line above a heading, behind four spikes of the gate. */
export function Kicker({ children }: KickerProps) {
  return <p className={styles['kicker']}>{children}</p>;
}
