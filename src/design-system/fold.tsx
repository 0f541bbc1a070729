import { type ReactNode, useRef } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  /** What is shown while the rest is folded away. */
  head: ReactNode;
  /** Where it folds at all: on every screen, or on a phone only. */
  on?: 'screen' | 'phone';
  children: ReactNode;
};

/**
 * Folds its children away natively, on a screen with script. They stand beside the `details` and not in it, so that
 * they are open in print, without script, and where an engine does not know the feature.
 */
export function Fold({ head, on = 'screen', children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <div
      className={styles.fold}
      data-on={on}
      // A refused field that is folded away could not be shown.
      onInvalidCapture={() => fold.current?.setAttribute('open', '')}
    >
      <details ref={fold}>
        <summary>{head}</summary>
      </details>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
