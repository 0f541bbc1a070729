import { useEffect, useRef, useState } from 'react';
import { needsScript, needsReact } from '../../boot-contract.ts';
import { paymentValues } from '../../content/payments.ts';
import { useCopy } from '../../hooks/use-copy.ts';
import styles from './paybill-bar.module.css';

const { paybill, paybillAccount: account } = paymentValues;

/**
 * On a phone, the paybill at hand for as long as its own row is out of sight, and once it is copied, here or
 * there, the account that the phone asks for next. It is for fingers alone: screen readers and keyboards have the rows,
 * and would meet the values twice.
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
        // The focus would be where no screen reader finds it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void copy()}
        {...needsReact}
      >
        {outcome === 'copied' ? 'Copied ✓' : 'Copy'}
      </button>
    </div>
  );
}

/**
 * Whether the element of that id is in view, above the bar at the window's foot. CSS alone can't tell: Firefox
 * knows no scroll timelines.
 */
function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      // The header and the bar cover the rest.
      { rootMargin: '-72px 0px -60px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inView;
}
