import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../browser/announce.ts';
import { scrollBehavior } from '../browser/scroll-behavior.ts';
import styles from './notice.module.css';

type NoticeProps = {
  /** 'clay' for a problem, 'leaf' for a next step. */
  tone: 'clay' | 'leaf';
  /** What the notice is about. Null if that is from an earlier visit to the page. */
  of: object | null;
  text: ReactNode;
  /** Links and buttons: what to do next. */
  children: ReactNode;
};

/**
 * What a press has caused. It scrolls into view, because a low screen may not show it, and its first paragraph is
 * announced. One from an earlier visit does neither: it would undo the scroll position that Back restores.
 */
export function Notice({ tone, of, text, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of === null || !notice.current) return;
    notice.current.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    announce(notice.current.querySelector('p')?.textContent ?? '');
  }, [of]);
  return (
    <div ref={notice} className={styles.notice} data-tone={tone}>
      {text}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
