import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  /** 'clay' for what stopped, 'leaf' for what went well and has a next step. */
  tone: 'clay' | 'leaf';
  role?: 'alert';
  /** What is the matter. */
  text: ReactNode;
  /** Links and buttons that lead on. */
  children: ReactNode;
};

/** A few words in the flow of the page, and the ways on from there. */
export function Notice({ tone, role, text, children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-tone={tone} role={role}>
      {text}
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}
