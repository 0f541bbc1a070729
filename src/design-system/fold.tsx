import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './fold.module.css';

type FoldProps = {
  /** What is shown while the rest is folded away. */
  head: ReactNode;
  /** Where it folds at all: on every screen, or on a phone only. */
  on?: 'screen' | 'phone';
  /** The id of the parent element: an address that ends in it opens the fold. */
  openedBy?: string;
  children: ReactNode;
};

/**
 * Folds its children away natively, on a screen with script. They stand beside the `details` and not in it, so that
 * they are open in print, without script, and where an engine does not know the feature.
 */
export function Fold({ head, on = 'screen', openedBy, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const open = () => fold.current?.setAttribute('open', '');
  const location = useLocation();
  // A layout effect, because the fold must be open before the navigation scrolls to it.
  useLayoutEffect(() => {
    if (openedBy && location.hash === `#${openedBy}`) open();
  }, [openedBy, location]);
  return (
    // A refused field that is folded away could not be shown.
    <div className={styles.fold} data-on={on} onInvalidCapture={open}>
      <details ref={fold}>
        <summary>
          <span>{head}</span>
        </summary>
      </details>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
