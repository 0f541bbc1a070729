import { useEffect, useRef, type ReactNode } from 'react';
import { scrollBehavior } from '../../browser/scroll-behavior.ts';
import styles from './form-status.module.css';

type FormStatusProps = {
  /** The message that the notice is about. */
  of: unknown;
  children: ReactNode;
};

/**
 * The notice below a form. A new one scrolls into view, because a low screen may not show it. One from an earlier visit
 * does not: it would undo the scroll position that Back restores.
 */
export function FormStatus({ of, children }: FormStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  const seen = useRef(of);
  useEffect(() => {
    if (of === seen.current) return;
    seen.current = of;
    if (of !== null)
      status.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [of]);
  return (
    <div ref={status} role="status" className={styles.status}>
      {children}
    </div>
  );
}
