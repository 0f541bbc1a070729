import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../../browser/announce.ts';
import { scrollBehavior } from '../../browser/scroll-behavior.ts';
import styles from './form-status.module.css';

type FormStatusProps = {
  /** The message that the notice is about. Null if it was made on an earlier visit to the page. */
  of: object | null;
  children: ReactNode;
};

/**
 * The notice that a press has caused. It scrolls into view, because a low screen may not show it, and its first
 * paragraph is announced. One from an earlier visit does neither: it would undo the scroll position that Back restores.
 */
export function FormStatus({ of, children }: FormStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of === null || !status.current) return;
    status.current.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    announce(status.current.querySelector('p')?.textContent ?? '');
  }, [of]);
  return (
    <div ref={status} className={styles.status}>
      {children}
    </div>
  );
}
