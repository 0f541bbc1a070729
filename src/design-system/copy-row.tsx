import { type ReactNode, useRef } from 'react';
import { needsReact } from '../boot-contract.ts';
import { copyByHand, copyLabel, useCopy } from './use-copy.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import styles from './copy-row.module.css';

type CopyRowProps = {
  label: string;
  /** What the phone's M-PESA menu calls it, if not by the label. */
  onPhone?: string | undefined;
  value: string;
  /** What is copied, if not the value as shown. */
  copiedText?: string;
  id?: string;
};

/**
 * Matches a number that is read digit by digit, because it is long or begins with 0. Each digit is an element: the
 * styles put a gap after it that is not copied.
 */
const digitByDigit = /^(\d{5,}|0\d+)$/;

/** Once the browser has refused to copy, the visitor selects by hand, so what the button would have copied is shown. */
function shownText(value: string, copiedText: string, refused: boolean): ReactNode {
  if (refused) return copiedText;
  return digitByDigit.test(value) ? digitsOf(value) : value;
}

function digitsOf(value: string): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- digits keep their places
  return value.split('').map((digit, index) => <span key={index}>{digit}</span>);
}

/** Before hydration and without script the value can be selected. Once hydrated, a click anywhere in the row copies. */
export function CopyRow({ label, onPhone, value, copiedText = value, id }: CopyRowProps) {
  const shown = useRef<HTMLElement>(null);
  const { copy, outcome } = useCopy(copiedText, shown);
  const hydrated = useHydrated();
  const refused = outcome === 'refused';
  // After a refusal the value is selected by hand, so the button must not lie over it.
  const isWholeRowPressed = hydrated && !refused;
  return (
    <div id={id} className={styles.row}>
      <div className={styles.line} data-whole-row={isWholeRowPressed || undefined}>
        <p className={styles.words}>
          <span>
            <span>{`${label} `}</span>
            {onPhone ? <small>{`(on the phone: ${onPhone})`}</small> : null}
          </span>{' '}
          <strong className={styles.value} data-long={value.length > 12 || undefined}>
            <span
              ref={shown}
              translate="no"
              className={styles.exact}
              data-number={digitByDigit.test(value) || undefined}
            >
              {shownText(value, copiedText, refused)}
            </span>
          </strong>
        </p>
        <button
          type="button"
          className={`${styles.button} no-print`}
          data-copied={outcome === 'copied' || undefined}
          onClick={() => void copy()}
          {...needsReact}
        >
          <span>{copyLabel(outcome)}</span>
          <span className="visually-hidden">{` ${label} ${value}`}</span>
        </button>
      </div>
      {refused ? <p>{copyByHand}</p> : null}
    </div>
  );
}
