import { useId, useState } from 'react';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { OWN_AMOUNT } from '../../content/sponsorship-options.ts';
import { isLikelyShillings } from '../../giving/giving-plan.ts';
import { howOften, ownAmountWords } from '../../giving/payment-words.ts';
import { type GivingChoice, isPaymentFrequency } from '../../lib/giving-choice.ts';
import { formatKes } from '../../lib/money.ts';
import { inputBoxClass } from '../../design-system/input-box.ts';
import { moreLinkClass } from '../../design-system/more-link.ts';
import { amountFields, ownAmountIn } from './giving-fields.ts';
import styles from './own-amount.module.css';
import type { Giving } from './use-giving-choice.ts';

type OwnAmountProps = { giving: Giving; kind: GivingChoice['kind'] };

/**
 * A currency and a field. The hint is always there, in the same size: a message that appeared when the visitor leaves
 * the field would move the next choice away from under the press.
 */
export function OwnAmount({ giving, kind }: OwnAmountProps) {
  const { fields, choice, hydrated, asked, change } = giving;
  const { amount, own, currency } = amountFields[kind];
  const id = useId();
  const [left, setLeft] = useState(false);
  const isChosen = fields[amount] === OWN_AMOUNT;
  const typed = ownAmountIn(fields, kind);
  const isMissing = isChosen && typed.refusal !== null;
  const isRefused = (left || asked) && isMissing;
  const { paymentFrequency } = fields;
  const plan = isPaymentFrequency(paymentFrequency) ? howOften[paymentFrequency] : 'each time';
  const often = kind === 'gift' ? 'once' : plan;
  // Tab skips the amounts that are not chosen. Arrow keys reach them.
  const tabIndex = hydrated && !isChosen ? -1 : undefined;
  const choose = () => {
    setLeft(false);
    if (!isChosen) change({ [amount]: OWN_AMOUNT });
  };
  return (
    <div className={styles.own}>
      <div className={styles.row}>
        <span role="radiogroup" aria-label={choosingTexts.currency} className={styles.currencies}>
          {(['KES', 'USD'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={currency}
                value={value}
                tabIndex={tabIndex}
                onFocus={choose}
              />
              <span>{signs[value]}</span>
            </label>
          ))}
        </span>
        <input
          type="text"
          className={inputBoxClass}
          inputMode="decimal"
          name={own}
          tabIndex={tabIndex}
          aria-label={`${choosingTexts.ownAmount}, ${often}`}
          aria-invalid={isRefused || undefined}
          aria-describedby={isMissing ? id : undefined}
          onFocus={choose}
          onBlur={() => setLeft(isChosen && fields[own].trim() !== '')}
        />
      </div>
      {isMissing ? null : (
        <p className={styles.sums}>{isChosen && choice ? ownAmountWords(choice) : often}</p>
      )}
      {isChosen && typed.currency === 'USD' && isLikelyShillings(typed.amount ?? 0) ? (
        <button
          type="button"
          className={moreLinkClass}
          onClick={() => change({ [currency]: 'KES' })}
        >
          <u>{`Did you mean ${formatKes(typed.amount ?? 0)}?`}</u>
        </button>
      ) : null}
      {isMissing ? (
        <p id={id} className={styles.expected}>
          {/* A new element each time: it is announced, and a translation tool may have filled the old one. */}
          <span key={`${isRefused}`} role={isRefused ? 'alert' : undefined}>
            {choosingTexts.refusedAmount[typed.refusal]}
          </span>
        </p>
      ) : null}
    </div>
  );
}

const signs = { KES: 'KSH', USD: '$' } as const;
