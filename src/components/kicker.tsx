import type { ReactNode } from 'react';
import styles from './kicker.module.css';

type KickerProps = { children: ReactNode };

/** A small line above a heading, with four spikes of the gate before it. */
export function Kicker({ children }: KickerProps) {
  return <p className={styles.kicker}>{children}</p>;
}
