import { useState } from 'react';
import { exactValue } from '../../design-system/field.tsx';
import {
  amountText,
  isTypedAmount,
  meantInstead,
  withAmount,
  withMoney,
} from '../../giving/choice.ts';
import { inOtherCurrency, sumsOf } from '../../giving/gift-sums.ts';
import { isOffered, offersOf } from '../../giving/offers.ts';
import { useAfterLeaving } from '../../hooks/use-after-leaving.ts';
import { formatMoney, unbrokenSums } from '../../lib/money.ts';
import styles from './amount-fields.module.css';
import type { ChoiceFieldset } from './choice-link.tsx';
import pills from './pills.module.css';
import { chosenIn, Radio } from './radio.tsx';
import { refusedAmount } from './refused-amount.ts';
import type { ChoiceControl, ChoiceProps } from './use-choice.ts';

const signs = { KES: 'KSH', USD: '$' } as const;

/** The field of the visitor's own amount: what was last typed into it, and whether it has the focus. */
type OwnField = { text: string; state: 'left' | 'entered' | 'typing' };

export function AmountFields({ control }: ChoiceProps) {
  const { choice, choose } = control;
  const { purpose, often, currency } = choice;
  const [field, setField] = useState(fieldAtStart);
  const text = textIn(field, control);
  const inOther = (amount: number) =>
    inOtherCurrency(sumsOf({ purpose, often, currency, amount }).each, currency);
  return (
    <fieldset id={'much' satisfies ChoiceFieldset}>
      <legend>{often === 'once' ? 'How much?' : 'How much each time?'}</legend>
      <div
        className={pills.pills}
        data-amounts
        onChange={(event) => {
          const pressed = Number(chosenIn(event));
          choose((it) => withAmount(it, pressed));
        }}
      >
        {offersOf(choice).map(({ prices, quantity }, place) => (
          // The key is the place, so that the radio that was pressed keeps the focus when its amount changes.
          // oxlint-disable-next-line react/no-array-index-key
          <label key={place}>
            <Radio
              name="amount"
              value={prices[currency]}
              // What is being typed is checked once the field is left.
              checked={prices[currency] === choice.amount && text === ''}
            />
            <span>
              <b>{unbrokenSums(formatMoney({ currency, amount: prices[currency] }))}</b>{' '}
              <small>{unbrokenSums(quantity?.label ?? inOther(prices[currency]))}</small>
            </span>
          </label>
        ))}
      </div>
      <OwnAmount control={control} text={text} field={field} setField={setField} />
    </fieldset>
  );
}

/** The visitor may have typed before hydration, and may still be typing. */
function fieldAtStart(): OwnField {
  if (typeof document === 'undefined') return { text: '', state: 'left' };
  const own = document.getElementById(OWN_ID);
  const text = own instanceof HTMLInputElement ? own.value : '';
  return { text, state: own && own === document.activeElement ? 'typing' : 'left' };
}

/** An amount stays as it was typed. One that is offered stands in the field only while the field has the focus. */
function textIn({ text, state }: OwnField, { choice }: ChoiceControl): string {
  if (choice.refused) return choice.refused;
  if (isOffered(choice) && state === 'left') return '';
  if (isTypedAmount(text, choice)) return text;
  return isOffered(choice) ? '' : amountText(choice);
}

type OwnAmountProps = ChoiceProps & {
  text: string;
  field: OwnField;
  setField: (field: OwnField) => void;
};

const OWN_ID = 'own-amount';

/** A typed amount is chosen while it is typed. What is wrong with it is said when the visitor leaves the field. */
function OwnAmount({ control, text, field, setField }: OwnAmountProps) {
  const { choice, choose, type, say } = control;
  // What changes here would move away what is being pressed.
  const leaving = useAfterLeaving(() => setField({ text, state: 'left' }));
  const isTyping = field.state === 'typing';
  const refused = refusedAmount(choice);
  const meant = meantInstead(choice, text);
  return (
    <>
      <div className={styles.own} data-chosen={text !== '' || undefined}>
        <label htmlFor={OWN_ID}>Your own amount</label> <span>{signs[choice.currency]}</span>
        <input
          id={OWN_ID}
          type="text"
          name="own"
          inputMode="decimal"
          {...exactValue}
          className="input-box"
          value={text}
          aria-invalid={(refused !== '' && !isTyping) || undefined}
          aria-describedby={`${OWN_ID}-hint`}
          onFocus={() => {
            leaving.onFocus();
            setField({ text, state: 'entered' });
          }}
          onChange={({ currentTarget: { value } }) => {
            setField({ text: value, state: 'typing' });
            type(value);
          }}
          onBlur={() => {
            leaving.onBlur();
            if (refused || (text !== '' && isTyping)) say();
          }}
        />
      </div>
      <p id={`${OWN_ID}-hint`} className={styles.hint}>
        {isTyping ? '' : refused}
      </p>
      {meant ? (
        <button
          type="button"
          className="more-link"
          onClick={() => {
            choose((it) => withMoney(it, meant));
            // The button, which has the focus, goes.
            document.getElementById(OWN_ID)?.focus();
          }}
        >
          <u>{`Did you mean ${formatMoney(meant)}?`}</u>
        </button>
      ) : null}
    </>
  );
}
