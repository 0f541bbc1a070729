import type { ReactNode } from 'react';
import styles from './kicker.module.css';

type KickerProps = { children: ReactNode };

export function Kicker({ children }: KickerProps) {
  return <p className={styles.kicker}>{children}</p>;
}
