import { useRef, type RefObject } from 'react';
import { GiftCards } from '../../components/giving/gift-cards.tsx';
import { planOf } from '../../components/giving/plan-of.ts';
import { choosingTexts } from '../../content/giving-texts.ts';
import { donationTiers } from '../../content/payments.ts';
import {
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import styles from './choice-fields.module.css';
import { names, OWN, type FieldsChoice } from './giving-fields.ts';
import { OwnAmount } from './own-amount.tsx';
import { paymentsOf } from './plan-words.ts';

type ChoiceFieldsProps = {
  ref: RefObject<HTMLDivElement | null>;
  chosen: FieldsChoice;
  onChange: () => void;
};

const [fullFees] = sponsorshipAmountOptions;
const [annually] = paymentFrequencyOptions;
const [firstGift] = donationTiers;
const offered = sponsorshipAmountOptions.filter(({ value }) => value !== OWN);

const yearKes = (usd: number) => formatKes(planOf({ kind: 'gift', usd }).yearKes);

function check({ current }: RefObject<HTMLInputElement | null>) {
  if (current) current.checked = true;
}

/**
 * Uncontrolled radios, so that nothing chosen before hydration is lost; CSS shows the questions that go with
 * the first answer. No form: there is nothing to submit.
 */
export function ChoiceFields({ ref, chosen, onChange }: ChoiceFieldsProps) {
  const { choice, isOwn } = chosen;
  const own = isOwn ? { usd: choice?.usd ?? null } : null;
  const ownAmount = useRef<HTMLInputElement>(null);
  const ownGift = useRef<HTMLInputElement>(null);
  return (
    <div ref={ref} className={styles['fields']} onChange={onChange}>
      <fieldset>
        <legend>{choosingTexts.what}</legend>
        <div className={styles['cards']}>
          {(['plan', 'gift'] as const).map((kind) => (
            <RadioCard
              key={kind}
              name={names.kind}
              value={kind}
              defaultChecked={kind === 'plan'}
              label={
                <>
                  <b className={styles['kind']}>{choosingTexts[kind].title}</b>{' '}
                  <small>{choosingTexts[kind].text}</small>
                </>
              }
              labelClass={styles['label']}
            />
          ))}
        </div>
      </fieldset>

      <fieldset data-for="plan">
        <legend>{choosingTexts.howMuch}</legend>
        <div className={styles['cards']}>
          {offered.map(({ value, name }) => (
            <RadioCard
              key={value}
              name={names.amount}
              value={value}
              defaultChecked={value === fullFees.value}
              label={
                <>
                  <span>
                    <b className={styles['amount']}>{formatUsd(Number(value))}</b> a year
                  </span>{' '}
                  <span className={styles['pair']}>
                    <span>{name}</span> <small>{yearKes(Number(value))}</small>
                  </span>
                </>
              }
              labelClass={styles['label']}
            />
          ))}
          <RadioCard
            ref={ownAmount}
            name={names.amount}
            value={OWN}
            label={<b>{choosingTexts.ownAmount}</b>}
            labelClass={styles['ownLabel']}
          >
            <OwnAmount
              name={names.ownAmount}
              every="a year"
              chosen={own}
              onType={() => check(ownAmount)}
            />
          </RadioCard>
        </div>
      </fieldset>

      <fieldset data-for="plan">
        <legend>{choosingTexts.howOften}</legend>
        <div className={styles['cards']}>
          {paymentFrequencyOptions.map(({ value, name }) => (
            <RadioCard
              key={value}
              name={names.frequency}
              value={value}
              defaultChecked={value === annually.value}
              label={
                <>
                  <span className={styles['pair']}>
                    <b>{name}</b>{' '}
                    {value === annually.value ? (
                      <b className={styles['recommended']}>Recommended</b>
                    ) : null}
                  </span>{' '}
                  <span className={styles['payments']} data-of-choice>
                    {paymentsOf(choice?.usd ?? null, value)}
                  </span>
                </>
              }
              labelClass={styles['label']}
            />
          ))}
        </div>
      </fieldset>

      <div data-for="gift">
        <GiftCards columns={3} startsAtUsd={firstGift.amountUsd}>
          <RadioCard
            ref={ownGift}
            name={names.gift}
            value={OWN}
            label={<b>{choosingTexts.ownAmount}</b>}
          >
            <OwnAmount
              name={names.ownGift}
              every="once"
              chosen={own}
              onType={() => check(ownGift)}
            />
          </RadioCard>
        </GiftCards>
      </div>
    </div>
  );
}
