import { useRef, useState } from 'react';
import { announce } from '../../browser/announce.ts';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { didYouMean } from '../../content/shared-texts.ts';
import { readTyped, typedIn } from '../../giving/choice.ts';
import { usdIfShillings } from '../../giving/home-rate.ts';
import { formatKes } from '../../lib/money.ts';
import styles from './own-amount.module.css';
import type { ChoiceControl } from './use-choice.ts';

type OwnAmountProps = { control: ChoiceControl; sign: string };

/** Typing chooses it. What is wrong is said once the field is left, not at each key. */
export function OwnAmount({
  control: { choice, type, sayTyped, setCurrency },
  sign,
}: OwnAmountProps) {
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState('');
  const text = typedIn(choice);
  const typed = readTyped(choice);
  const refusal = typed?.refusal && left === text ? choosingTexts.refusedAmount[typed.refusal] : '';
  const inDollars = typed?.currency === 'USD' ? (typed.amount ?? 0) : 0;
  return (
    <>
      <div className={styles.own} data-chosen={text !== '' || undefined}>
        <label htmlFor="own-amount">{choosingTexts.ownAmount}</label> <span>{sign}</span>
        <input
          ref={field}
          id="own-amount"
          type="text"
          name="own"
          inputMode="decimal"
          className="input-box"
          value={text}
          aria-invalid={refusal !== '' || undefined}
          aria-describedby="own-amount-hint"
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            setLeft(text);
            if (typed?.refusal) announce(choosingTexts.refusedAmount[typed.refusal]);
            else if (typed && left !== text) sayTyped();
          }}
        />
      </div>
      <p id="own-amount-hint" className={styles.hint}>
        {refusal}
      </p>
      {usdIfShillings(inDollars) === null ? null : (
        <button
          type="button"
          className="more-link"
          onClick={() => {
            setCurrency('KES');
            // The button goes.
            field.current?.focus();
          }}
        >
          <u>{didYouMean(formatKes(inDollars))}</u>
        </button>
      )}
    </>
  );
}
