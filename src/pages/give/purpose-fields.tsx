import { useState } from 'react';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { priceOf } from '../../giving/offers.ts';
import { offeredPurposes, programPurposes, type Purpose } from '../../giving/purposes.ts';
import { type Currency, formatMoney } from '../../lib/money.ts';
import arrow from '../../design-system/select.module.css';
import styles from './purpose-fields.module.css';
import { chosenIn, ignore, Radio } from './radio.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function PurposeFields({ control }: ChoiceProps) {
  const { choice, link, setPurpose } = control;
  const program = programPurposes.find(({ id }) => id === choice.purpose);
  // A program that a link has named stays first while another purpose is chosen: nothing moves under the press.
  const [linked, setLinked] = useState<Purpose | null>(null);
  if (link !== 'none' && program && program !== linked) setLinked(program);
  const isElsewhere = program !== undefined && program !== linked;
  return (
    <fieldset id="what">
      <legend>{choosingTexts.what}</legend>
      {/* The list of programs too. Its first line is no program. */}
      <div
        className={styles.list}
        onChange={(event) => chosenIn(event) && setPurpose(chosenIn(event))}
      >
        {[...(linked ? [linked] : []), ...offeredPurposes].map((purpose) => (
          <label key={purpose.id}>
            <Radio name="purpose" value={purpose.id} checked={choice.purpose === purpose.id} />
            <b>{purpose.title}</b> <Price purpose={purpose} currency={choice.currency} />
          </label>
        ))}
        <div data-chosen={isElsewhere || undefined}>
          <select
            name="program"
            className={arrow.arrow}
            aria-label={choosingTexts.programs}
            value={isElsewhere ? program.id : ''}
            onChange={ignore}
          >
            <option value="">{choosingTexts.programs}</option>
            {programPurposes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      </div>
    </fieldset>
  );
}

function Price({ purpose, currency }: { purpose: Purpose; currency: Currency }) {
  const price = priceOf(purpose.id, currency);
  if (price === null) return <em data-any>{choosingTexts.anyAmount}</em>;
  return <em>{formatMoney({ currency, amount: price })}</em>;
}
