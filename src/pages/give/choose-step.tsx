import { memo } from 'react';
import { bootAttributes, needsScript, withoutScript } from '../../boot-contract.ts';
import { MonthsOfSchool } from '../../components/months-of-school.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { annualFees } from '../../content/payments.ts';
import { Fold } from '../../design-system/fold.tsx';
import arrow from '../../design-system/select.module.css';
import { withCurrency, withOften, withPurpose } from '../../giving/choice.ts';
import {
  oftenWords,
  otherCurrencyWords,
  purposeWords,
  servesWords,
  yearCovered,
  yearInParts,
  yearWords,
} from '../../giving/gift-words.ts';
import { offerOfMultiple } from '../../giving/offers.ts';
import { offeredPurposes, programPurposes, purposeOf } from '../../giving/purposes.ts';
import { evenRows } from '../../lib/even-rows.ts';
import { type Often, paymentsAYear, SCHOOL, wholeGift } from '../../lib/gift.ts';
import { type Currency, formatKes, formatMoney, formatUsd, unbrokenSums } from '../../lib/money.ts';
import { AmountFields } from './amount-fields.tsx';
import { CHOICE_ID } from './choice-store.ts';
import styles from './choose-step.module.css';
import slip from './gift-slip.module.css';
import table from './gift-table.module.css';
import { PartLink } from './part-link.tsx';
import pills from './pills.module.css';
import cards from './purpose-fields.module.css';
import { type ChoiceFieldset, ChoiceLink } from './choice-link.tsx';
import { chosenIn, ignore, Radio } from './radio.tsx';
import { Slip } from './slip.tsx';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

export function ChooseStep({ control }: ChoiceProps) {
  return (
    <Step id="choose">
      <div className={styles.area}>
        <div className={`${styles.instead} no-print`} {...withoutScript}>
          <div className="stack">
            <p className="lead">
              The questions on this page have not loaded. You can give without them.
            </p>
            <p className="button-row">
              <a href="#pay" className="button sun">
                See how to pay
              </a>{' '}
              <a href={`#${GIFT_TABLE_ID}`} className="button outline">
                Prices in shillings and dollars
              </a>
            </p>
          </div>
        </div>
        <div className={styles.columns} {...needsScript}>
          {/* The browser would be a second memory of the choice, and it fills in by the fields' order. */}
          <form
            id={CHOICE_ID}
            className={`${styles.questions} no-print`}
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
          >
            <WhereFields control={control} />
            <PurposeFields control={control} />
            <OftenFields control={control} />
            <AmountFields control={control} />
            {/* Before hydration Enter would load the page anew. */}
            <button type="submit" disabled hidden>
              Choose
            </button>
          </form>
          <GiftSlip control={control} />
        </div>
      </div>
      <GiftTable />
    </Step>
  );
}

const places = [
  { currency: 'KES', place: 'Kenya', money: 'in shillings' },
  { currency: 'USD', place: 'Another country', money: 'in dollars' },
] as const;

function WhereFields({ control: { choice, choose } }: ChoiceProps) {
  return (
    <fieldset
      id="where"
      onChange={(event) => {
        const pressed = chosenIn(event) as Currency;
        choose((it) => withCurrency(it, pressed));
      }}
    >
      <legend>Where do you pay from?</legend>
      <div className={pills.pills} data-wide>
        {places.map(({ currency, place, money }) => (
          <label key={currency}>
            <Radio name="currency" value={currency} checked={choice.currency === currency} />
            <span>
              {place} <small>{money}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const [most, ...others] = offeredPurposes;
const priced = others.flatMap((purpose) =>
  purpose.prices ? [{ ...purpose, prices: purpose.prices }] : [],
);

/** The cards of a shorter second row are wider, so no hole is left. */
const [cardsInARow] = evenRows(priced.length, 5);

/** First where it is needed most. Then a card for each purpose with a price, and the programs. */
function PurposeFields({ control: { choice, choose } }: ChoiceProps) {
  const program = programPurposes.find(({ id }) => id === choice.purpose);
  return (
    <fieldset id={'what' satisfies ChoiceFieldset}>
      <legend>What is it for?</legend>
      {/* The select of the programs changes here too. Its first option is no program and has no value. */}
      <div
        className={cards.purposes}
        {...{ [bootAttributes.oneAnswer]: '' }}
        onChange={(event) => {
          const pressed = chosenIn(event);
          if (pressed) choose((it) => withPurpose(it, pressed));
        }}
      >
        <div className={cards.others}>
          {most ? (
            <label>
              <Radio name="purpose" value={most.id} checked={choice.purpose === most.id} />
              <b>{most.title}</b> <em data-any>any amount</em>
            </label>
          ) : null}
        </div>
        <div className={cards.gifts} data-in-a-row={cardsInARow}>
          {priced.map(({ id, title, photo, prices }) => (
            <label key={id}>
              {photo ? (
                <Photo
                  slug={photo}
                  // The words beside it say the same.
                  alt=""
                  sizes="(min-width:64em) min(12vw,10rem),(min-width:48em) 18vw,4.25rem"
                  className={cards.photo}
                />
              ) : null}
              <Radio name="purpose" value={id} checked={choice.purpose === id} />
              <b>{title}</b>{' '}
              <em>{formatMoney({ currency: choice.currency, amount: prices[choice.currency] })}</em>
            </label>
          ))}
        </div>
        <div className={cards.others}>
          <div data-chosen={program !== undefined || undefined}>
            <select
              name="program"
              className={arrow.arrow}
              aria-label="One of our programs"
              value={program?.id ?? ''}
              onChange={ignore}
            >
              <option value="">One of our programs</option>
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

const frequencies = [
  ['once', 'Once'],
  ['monthly', 'Every month'],
  ['quarterly', 'Every 3 months'],
  ['semi-annual', 'Every 6 months'],
  ['annual', 'Every year'],
] as const satisfies readonly (readonly [Often, string])[];

function OftenFields({ control: { choice, choose } }: ChoiceProps) {
  const parts = yearInParts(choice);
  return (
    <fieldset
      id={'often' satisfies ChoiceFieldset}
      onChange={(event) => {
        const pressed = chosenIn(event) as Often;
        choose((it) => withOften(it, pressed));
      }}
    >
      <legend>How often?</legend>
      <div className={pills.pills} data-often>
        {frequencies.map(([often, label]) => (
          <label key={often}>
            <Radio name="often" value={often} checked={choice.often === often} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {parts ? <p className="remark">{parts}</p> : null}
    </fieldset>
  );
}

function GiftSlip({ control: { choice } }: ChoiceProps) {
  const gift = wholeGift(choice);
  const covered = gift && yearCovered(gift);
  const words = gift ? purposeWords(gift) : (purposeOf(choice.purpose)?.words ?? '');
  const sum = gift && unbrokenSums(formatMoney(gift));
  return (
    <Slip id="gift" title="Your gift">
      <p className={`${slip.sentence} ${sum ? '' : 'no-print'}`}>
        <span className={slip.figure} data-long={(sum && lengthOf(sum)) || undefined}>
          <ChoiceLink to="much">
            <span data-gap={sum ? undefined : ''}>{sum ?? 'How much?'}</span>
          </ChoiceLink>
        </span>{' '}
        <ChoiceLink to="often">{oftenWords[choice.often]}</ChoiceLink>{' '}
        {/* On one line with what it is for, a longer answer would move all that stands below. */}
        <br />
        <ChoiceLink to="what">{`for ${words}`}</ChoiceLink>
      </p>
      {gift ? (
        <p className={slip.sum}>
          {unbrokenSums(
            [otherCurrencyWords(gift), yearWords(gift), servesWords(gift)].join(' ').trim(),
          )}
        </p>
      ) : null}
      {covered ? (
        <div className={slip.year}>
          <MonthsOfSchool paid={covered.months} />
          <p>{unbrokenSums(covered.words)}</p>
        </div>
      ) : null}
      <PartLink to="pay" className={`button sun ${slip.pay} no-print`}>
        {sum ? `How to pay ${sum}` : 'See how to pay'}
      </PartLink>
    </Slip>
  );
}

/** A longer figure is smaller, so that it never breaks: 'KSH 24,000', 'KSH 240,000', 'KSH 24,000,000'. */
function lengthOf({ length }: string): 'long' | 'longest' | null {
  if (length <= 10) return null;
  return length <= 12 ? 'long' : 'longest';
}

const GIFT_TABLE_ID = 'every-gift';

const schoolRows = [
  { label: 'Once, or every year', years: 1, often: 'once' },
  { label: 'Every month', years: 1, often: 'monthly' },
  { label: 'Every 3 months', years: 1, often: 'quarterly' },
  { label: 'Every 6 months', years: 1, often: 'semi-annual' },
  { label: 'Two children', years: 2, often: 'once' },
] as const;

/** The fold is open without script, where nothing can be chosen. No choice changes it, so none renders it again. */
const GiftTable = memo(function () {
  return (
    <div id={GIFT_TABLE_ID} className="no-print">
      <Fold head={<strong>Prices in shillings and dollars</strong>}>
        <div className={table.tables}>
          <table>
            <caption>A child’s year at school</caption>
            <tbody>
              {schoolRows.map(({ label, years, often }) => {
                const count = paymentsAYear[often];
                const several = count === 1 ? '' : `${count}\u00a0× `;
                const offer = offerOfMultiple({ purpose: SCHOOL, often }, years);
                return offer ? (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{unbrokenSums(`${several}${formatKes(offer.prices.KES)}`)}</td>
                    <td>{`${several}${formatUsd(offer.prices.USD)}`}</td>
                  </tr>
                ) : null;
              })}
            </tbody>
          </table>
          <table>
            <caption>Other gifts, as often as you like</caption>
            <tbody>
              {[...priced.filter(({ id }) => id !== SCHOOL), ...(most ? [most] : [])].map(
                ({ id, title, prices }) => (
                  <tr key={id}>
                    <th scope="row">{title}</th>
                    {prices ? (
                      <>
                        <td>{unbrokenSums(formatKes(prices.KES))}</td>
                        <td>{formatUsd(prices.USD)}</td>
                      </>
                    ) : (
                      <td colSpan={2}>any amount</td>
                    )}
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
        <p className="remark">
          For any other amount, we count {formatKes(annualFees.kes)} as {formatUsd(annualFees.usd)}.
        </p>
      </Fold>
    </div>
  );
});
