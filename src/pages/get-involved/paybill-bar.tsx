import { useEffect, useRef, useState } from 'react';
import { needsScript, needsReact } from '../../boot-contract.ts';
import { paymentValues } from '../../content/payments.ts';
import { copyLabel, useCopy } from '../../design-system/use-copy.ts';
import styles from './paybill-bar.module.css';

const { paybill, paybillAccount: account } = paymentValues;

/**
 * On a phone, shows the paybill while its row is out of sight, and the account once the paybill is copied: a phone asks
 * for it next. Screen readers and keyboards skip the bar, because they have the rows.
 */
export function PaybillBar() {
  const text = useRef<HTMLElement>(null);
  const number = useCopy(paybill.value, text);
  const name = useCopy(account.value, text);
  const isNext = number.lastCopied === paybill.value;
  const isAccount = isNext || name.outcome !== 'none';
  const { label, value, id } = isAccount ? account : paybill;
  const { copy, outcome } = isAccount ? name : number;
  const rowInView = useInView(id);
  return (
    <div
      className={styles.bar}
      aria-hidden="true"
      data-away={rowInView || undefined}
      {...needsScript}
    >
      <p>
        <span>
          {isNext ? <small>{`${paybill.value} ✓ `}</small> : null}
          <span>{outcome === 'refused' ? 'Selected:' : label}</span>
        </span>{' '}
        <b ref={text} translate="no">
          {value}
        </b>
      </p>
      <button
        type="button"
        tabIndex={-1}
        data-copied={outcome === 'copied' || undefined}
        // The focus must not move here: screen readers can't find the bar.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void copy()}
        {...needsReact}
      >
        {copyLabel(outcome)}
      </button>
    </div>
  );
}

/** Whether the element shows above the bar. CSS can't tell: Firefox lacks scroll timelines. */
function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      // The header and the bar cover the rest. The page's scroll padding keeps clear of the header.
      {
        rootMargin: `-${getComputedStyle(document.documentElement).scrollPaddingBlockStart} 0px -60px`,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inView;
}
