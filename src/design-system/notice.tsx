import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  /** 'clay' for a problem, 'leaf' for a next step. */
  tone: 'clay' | 'leaf';
  role?: 'alert';
  /** What happened. */
  text: ReactNode;
  /** The links and buttons for what to do next. */
  children: ReactNode;
};

/** A short message with its actions. */
export function Notice({ tone, role, text, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      {text}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
