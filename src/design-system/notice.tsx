import { type ReactNode, useEffect, useRef } from 'react';
import { AFTER_MS, announce } from '../browser/announce.ts';
import { scrollBehavior } from '../browser/scroll-behavior.ts';
import styles from './notice.module.css';

type NoticeProps = {
  /** 'clay' for a problem, 'leaf' for a next step, 'letter' for that of Contact, whose letter styles it. */
  tone: 'clay' | 'leaf' | 'letter';
  /** What the notice is about. Null if that is from an earlier view of the page. */
  of: object | null;
  text: ReactNode;
  /** Links and buttons: what to do next. */
  children: ReactNode;
};

/**
 * What a press has caused. It scrolls into view, because a low screen may not show it, and its first paragraph is
 * announced. A link that this describes gets the focus instead: both would say it. It gets it later: after an alert the
 * browser moves the focus too, and Orca says nothing. One from an earlier view does nothing: Back restores the scroll.
 */
export function Notice({ tone, of, text, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of === null || !notice.current) return;
    notice.current.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    const described = notice.current.querySelector<HTMLElement>('[aria-describedby]');
    if (!described) return announce(notice.current.querySelector('p')?.textContent ?? '');
    const timer = setTimeout(() => described.focus(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [of]);
  return (
    <div ref={notice} className={`note ${styles.notice}`} data-tone={tone}>
      {text}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
