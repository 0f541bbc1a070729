import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  /** 'clay' for a problem, 'leaf' for a next step. */
  tone: 'clay' | 'leaf';
  text: ReactNode;
  /** Links and buttons: what to do next. */
  children: ReactNode;
};

export function Notice({ tone, text, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {text}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
