import { useState } from 'react';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { didYouMean } from '../../content/shared-texts.ts';
import { exactValue } from '../../design-system/field.tsx';
import { placeIn, readTyped, typedText } from '../../giving/choice.ts';
import { inOtherCurrency, sumsOf } from '../../giving/gift-sums.ts';
import { usdIfShillings } from '../../giving/home-rate.ts';
import { type Offer, offersOf } from '../../giving/offers.ts';
import { useAfterLeaving } from '../../hooks/use-after-leaving.ts';
import { type Currency, formatKes, formatMoney, unbrokenSums } from '../../lib/money.ts';
import styles from './amount-fields.module.css';
import pills from './pills.module.css';
import { chosenIn, Radio } from './radio.tsx';
import type { ChoiceProps } from './use-choice.ts';

const signs = { KES: 'KSH', USD: '$' } as const;

export function AmountFields({ control }: ChoiceProps) {
  const { choice, pick, setCurrency } = control;
  const { purpose, often, currency } = choice;
  const offers = offersOf(choice);
  const wordsBelow = ({ amount, share }: Offer) =>
    share?.label ??
    inOtherCurrency(sumsOf({ each: { currency, amount }, often, purpose }).each, currency);
  return (
    <fieldset id="much" className={styles.amounts}>
      <legend>{often === 'once' ? choosingTexts.howMuch : choosingTexts.eachTime}</legend>
      <div
        role="radiogroup"
        aria-label={choosingTexts.currency}
        className={`${styles.currencies} ${pills.pills}`}
        data-joined
        onChange={(event) => setCurrency(chosenIn(event) as Currency)}
      >
        {(['KES', 'USD'] as const).map((value) => (
          <label key={value}>
            <Radio name="currency" value={value} checked={currency === value} />
            <span>{signs[value]}</span>
          </label>
        ))}
      </div>
      <div
        className={pills.pills}
        data-amounts
        onChange={(event) =>
          pick(offers.findIndex(({ amount }) => `${amount}` === chosenIn(event)))
        }
      >
        {offers.map((offer, place) => (
          // The key is the place, so that the radio that was pressed keeps the focus when its amount changes.
          // oxlint-disable-next-line react/no-array-index-key
          <label key={place}>
            <Radio name="amount" value={offer.amount} checked={placeIn(choice) === place} />
            <span>
              <b>{unbrokenSums(formatMoney({ currency, amount: offer.amount }))}</b>{' '}
              <small>{unbrokenSums(wordsBelow(offer))}</small>
            </span>
          </label>
        ))}
      </div>
      <OwnAmount control={control} />
    </fieldset>
  );
}

/** A typed amount is chosen while it is typed. What is wrong with it is said when the visitor leaves the field. */
function OwnAmount({ control }: ChoiceProps) {
  const { choice, type, sayTyped, setCurrency } = control;
  const [textAtFocus, setTextAtFocus] = useState<string | null>(null);
  const leaving = useAfterLeaving(() => setTextAtFocus(null));
  const text = typedText(choice);
  const typed = readTyped(choice);
  const isTyping = textAtFocus !== null && textAtFocus !== text;
  const refusal = typed?.refusal && !isTyping ? choosingTexts.refusedAmount[typed.refusal] : '';
  const inDollars = typed?.currency === 'USD' ? (typed.amount ?? 0) : 0;
  return (
    <>
      <div className={styles.own} data-chosen={text !== '' || undefined}>
        <label htmlFor="own-amount">{choosingTexts.ownAmount}</label>{' '}
        <span>{signs[choice.currency]}</span>
        <input
          id="own-amount"
          type="text"
          name="own"
          inputMode="decimal"
          {...exactValue}
          className="input-box"
          value={text}
          aria-invalid={refusal !== '' || undefined}
          aria-describedby="own-amount-hint"
          onFocus={() => {
            leaving.onFocus();
            setTextAtFocus(text);
          }}
          onChange={(event) => {
            // The field may have had the focus before hydration.
            setTextAtFocus(textAtFocus ?? text);
            type(event.currentTarget.value);
          }}
          onBlur={() => {
            leaving.onBlur();
            if (typed?.refusal || (typed && isTyping)) sayTyped();
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
            // The button, which has the focus, goes.
            document.getElementById('own-amount')?.focus();
          }}
        >
          <u>{didYouMean(formatKes(inDollars))}</u>
        </button>
      )}
    </>
  );
}
