import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './fold.module.css';

type FoldProps = {
  /** Shown while the rest is folded away. */
  head: ReactNode;
  /** The class of the summary. With it the head lays out its own parts. */
  className?: string;
  /** 'screen' folds at every width. */
  on?: 'screen' | 'phone';
  /** The parent's id: an address that ends in it opens the fold. */
  openedBy?: string;
  children: ReactNode;
};

/**
 * Folds its children on a screen with script. They stand beside the `details`, not in it, so they are open in print,
 * without script and in old engines. What a visitor searches for in the page opens them: `until-found` is set here,
 * because React writes it as `hidden=""`.
 */
export function Fold({ head, className, on = 'screen', openedBy, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // A layout effect: the fold must be open before the navigation scrolls to it.
  useLayoutEffect(() => {
    if (openedBy && location.hash === `#${openedBy}`) fold.current?.setAttribute('open', '');
  }, [openedBy, location]);
  const follow = () => {
    const body = fold.current?.nextElementSibling;
    if (fold.current?.open) body?.removeAttribute('hidden');
    // Other engines would hide it in print too.
    else if ('onbeforematch' in window) body?.setAttribute('hidden', 'until-found');
  };
  useEffect(() => {
    follow();
    const show = () => fold.current?.setAttribute('open', '');
    fold.current?.nextElementSibling?.addEventListener('beforematch', show);
  }, []);
  return (
    <div className={styles.fold} data-on={on}>
      <details ref={fold} onToggle={follow}>
        <summary className={className}>{className ? head : <span>{head}</span>}</summary>
      </details>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
