import { Photo } from '../../components/photo/photo.tsx';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { withPurpose } from '../../giving/choice.ts';
import { offerOfMultiple } from '../../giving/offers.ts';
import { offeredPurposes, programPurposes, type Purpose } from '../../giving/purposes.ts';
import { evenRows } from '../../lib/even-rows.ts';
import { type Currency, formatMoney } from '../../lib/money.ts';
import arrow from '../../design-system/select.module.css';
import styles from './purpose-fields.module.css';
import { chosenIn, ignore, Radio } from './radio.tsx';
import type { ChoiceProps } from './use-choice.ts';

const pricedPurposes = offeredPurposes.filter(({ priceUsd }) => priceUsd !== null);
const unpricedPurposes = offeredPurposes.filter(({ priceUsd }) => priceUsd === null);

/** The cards of a shorter second row are wider, so no hole is left. */
const [cardsInARow] = evenRows(pricedPurposes.length, 5);

/** First a card for each purpose with a price. Then those without: where it is needed most, and the programs. */
export function PurposeFields({ control: { choice, choose } }: ChoiceProps) {
  const program = programPurposes.find(({ id }) => id === choice.purpose);
  return (
    <fieldset id="what">
      <legend>{choosingTexts.what}</legend>
      {/* The select of the programs changes here too. Its first option is no program and has no value. */}
      <div
        onChange={(event) => {
          const pressed = chosenIn(event);
          if (pressed) choose((it) => withPurpose(it, pressed));
        }}
      >
        <div className={styles.gifts} data-in-a-row={cardsInARow}>
          {pricedPurposes.map((purpose) => (
            <label key={purpose.id}>
              {purpose.photo ? <ThingPhoto slug={purpose.photo} /> : null}
              <Radio name="purpose" value={purpose.id} checked={choice.purpose === purpose.id} />
              <b>{purpose.title}</b> <Price purpose={purpose} currency={choice.currency} />
            </label>
          ))}
        </div>
        <div className={styles.others}>
          {unpricedPurposes.map(({ id, title }) => (
            <label key={id}>
              <Radio name="purpose" value={id} checked={choice.purpose === id} />
              <b>{title}</b> <em data-any>{choosingTexts.anyAmount}</em>
            </label>
          ))}
          <div data-chosen={program !== undefined || undefined}>
            <select
              name="program"
              className={arrow.arrow}
              aria-label={choosingTexts.programs}
              value={program?.id ?? ''}
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
      </div>
    </fieldset>
  );
}

/** A picture without a text, because the words beside it say the same. */
function ThingPhoto({ slug }: { slug: NonNullable<Purpose['photo']> }) {
  return (
    <Photo
      slug={slug}
      alt=""
      sizes="(min-width:64em) min(12vw,10rem),(min-width:48em) 18vw,4.5rem"
      className={styles.photo}
    />
  );
}

function Price({ purpose, currency }: { purpose: Purpose; currency: Currency }) {
  const offer = offerOfMultiple({ purpose: purpose.id, often: 'once' }, 1);
  return offer ? <em>{formatMoney({ currency, amount: offer.prices[currency] })}</em> : null;
}
