import { type ReactNode, useRef } from 'react';
import { needsReact } from '../boot-contract.ts';
import { copyTexts } from './control-texts.ts';
import { copyLabel, useCopy } from './use-copy.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import styles from './copy-row.module.css';

type CopyRowProps = {
  label: string;
  /** What the phone's M-PESA menu calls it, if not by the label. */
  onPhone?: string | undefined;
  value: string;
  /** What to copy, if not the value as shown. */
  copies?: string;
  /** After the label. */
  beside?: ReactNode;
  id?: string;
};

/** Read as one number, it is too long or loses its zero. The styles put a space after each digit, which nobody copies. */
const CODE = /^(\d{5,}|0\d+)$/;

/** What can be selected by hand once the browser has refused is what the button would have copied. */
function shownText(value: string, copies: string, refused: boolean): ReactNode {
  if (refused) return copies;
  return CODE.test(value) ? digitsOf(value) : value;
}

function digitsOf(value: string): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- digits keep their places
  return value.split('').map((digit, index) => <span key={index}>{digit}</span>);
}

/** Before hydration and without script the value can be selected. After it, a click anywhere in the row copies. */
export function CopyRow({ label, onPhone, value, copies = value, beside, id }: CopyRowProps) {
  const text = useRef<HTMLElement>(null);
  const { copy, outcome } = useCopy(copies, text);
  const hydrated = useHydrated();
  const refused = outcome === 'refused';
  // A refused value is there to be selected: the button must not lie over it.
  const isWholeRowPressed = hydrated && !refused;
  return (
    <div id={id} className={styles.row}>
      <div className={styles.line} data-whole-row={isWholeRowPressed || undefined}>
        <p className={styles.words}>
          <span>
            <span>{`${label} `}</span>
            {onPhone ? <small>{`(on the phone: ${onPhone})`}</small> : null}
            {beside}
          </span>{' '}
          <strong className={styles.value} data-long={value.length > 12 || undefined}>
            <span
              ref={text}
              translate="no"
              className={styles.exact}
              data-number={CODE.test(value) || undefined}
            >
              {shownText(value, copies, refused)}
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
      {refused ? <p>{copyTexts.byHand}</p> : null}
    </div>
  );
}
