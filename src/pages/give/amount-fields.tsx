import { choosingTexts } from '../../content/page-texts/give.ts';
import { placeIn } from '../../giving/choice.ts';
import { inOther, sumsOf } from '../../giving/gift-sums.ts';
import { type Offer, offersOf } from '../../giving/offers.ts';
import { formatMoney, unbrokenSums } from '../../lib/money.ts';
import styles from './amount-fields.module.css';
import { OwnAmount } from './own-amount.tsx';
import pills from './pills.module.css';
import type { ChoiceProps } from './use-choice.ts';

const signs = { KES: 'KSH', USD: '$' } as const;

export function AmountFields({ control }: ChoiceProps) {
  const { choice, pick, setCurrency } = control;
  const { purpose, often, currency } = choice;
  const below = ({ amount, portion }: Offer) =>
    portion?.label ??
    inOther(sumsOf({ each: { currency, amount }, often, purpose }).each, currency);
  return (
    <fieldset id="much" className={styles.amounts}>
      <legend>{often === 'once' ? choosingTexts.howMuch : choosingTexts.eachTime}</legend>
      <div
        role="radiogroup"
        aria-label={choosingTexts.currency}
        className={`${styles.currencies} ${pills.pills}`}
        data-joined
      >
        {(['KES', 'USD'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              className={pills.cover}
              name="currency"
              value={value}
              checked={currency === value}
              onChange={() => setCurrency(value)}
            />
            <span>{signs[value]}</span>
          </label>
        ))}
      </div>
      <div className={pills.pills} data-amounts>
        {offersOf(choice).map((offer, place) => (
          // By place: the radio that was pressed keeps the focus when its amount changes.
          // oxlint-disable-next-line react/no-array-index-key
          <label key={place}>
            <input
              type="radio"
              className={pills.cover}
              name="amount"
              value={offer.amount}
              checked={placeIn(choice) === place}
              onChange={() => pick(place)}
            />
            <span>
              <b>{unbrokenSums(formatMoney({ currency, amount: offer.amount }))}</b>{' '}
              <small>{unbrokenSums(below(offer))}</small>
            </span>
          </label>
        ))}
      </div>
      <OwnAmount control={control} sign={signs[currency]} />
    </fieldset>
  );
}
