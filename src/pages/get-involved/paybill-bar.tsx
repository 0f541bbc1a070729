import { useEffect, useRef, useState } from 'react';
import { needsScript, wake } from '../../boot-contract.ts';
import { payments } from '../../content/payments.ts';
import { useCopy } from '../../hooks/use-copy.ts';
import styles from './paybill-bar.module.css';

const [paybill] = payments.mobileMoney.values;

/**
 * On a phone, the paybill at hand for as long as its own row is out of sight. It is for fingers alone:
 * screen readers and keyboards have the row, and would meet the number twice.
 */
export function PaybillBar() {
  const text = useRef<HTMLElement>(null);
  const { copy, outcome } = useCopy(paybill.value, text);
  const rowInView = useInView(paybill.id);
  return (
    <div
      className={styles['bar']}
      aria-hidden="true"
      data-away={rowInView || undefined}
      {...needsScript}
    >
      <p>
        <span>{outcome === 'refused' ? 'Selected:' : 'Paybill'}</span>{' '}
        <b ref={text} translate="no">
          {paybill.value}
        </b>
      </p>
      <button
        type="button"
        tabIndex={-1}
        data-copied={outcome === 'copied' || undefined}
        // The focus would be where no screen reader finds it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void copy()}
        {...wake}
      >
        {outcome === 'copied' ? 'Copied ✓' : 'Copy'}
      </button>
    </div>
  );
}

/** Whether the element of that id is in view. CSS alone can't tell: Firefox knows no scroll timelines. */
function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // Without what the header and the bar cover.
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { rootMargin: '-72px 0px -64px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inView;
}
