import type { ReactNode } from 'react';
import styles from './closing-call.module.css';

type ClosingCallProps = { title: string; text: string; children: ReactNode };

/** The band at the end of every page; the dancing children walk along its foot. `children`: the buttons. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className={styles['call']} aria-labelledby="closing-call">
      <div className={styles['words']}>
        <h2 id="closing-call">{title}</h2>
        <p>{text}</p>
        <div className={styles['buttons']}>{children}</div>
      </div>
      <div className={styles['dancers']} aria-hidden="true" />
    </section>
  );
}
