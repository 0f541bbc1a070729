import { Gift, giftClass } from '../../components/payment/gift.tsx';
import { formatInKes } from '../../giving/giving-plan.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { donationTiers } from '../../content/payments.ts';
import { whichGift } from '../../content/shared-texts.ts';
import {
  morePlans,
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { formatUsd } from '../../lib/money.ts';
import { annualFees } from '../../content/payments.ts';
import { planName } from '../../content/purposes.ts';
import { useState } from 'react';
import { RadioOption } from '../../design-system/radio-option.tsx';
import styles from './choice-fields.module.css';
import { type GivingField, linkedUsd } from './giving-fields.ts';
import { OwnAmount } from './own-amount.tsx';
import { paymentsOf } from '../../giving/payment-words.ts';
import type { Giving } from './use-giving-choice.ts';

type ChoiceFieldsProps = { giving: Giving };

const giftSizes = '(min-width:48em) min(30vw,15rem),6.75rem';
const [annually] = paymentFrequencyOptions;
const offered = [
  ...sponsorshipAmountOptions.filter(({ value }) => value !== OWN_AMOUNT),
  ...morePlans.map(({ usd, name }) => ({ value: `${usd}`, name })),
];

/** Not `checked`: the browser fills in only what differs from the HTML. */
const radio = (name: GivingField, value: string) => ({ name, value });

/** For an old link, whose fees have been raised since. */
function linkedPlan(usd: number) {
  const fees = `School fees are now ${formatUsd(annualFees.usd)} a year.`;
  const name = usd % annualFees.usd === 0 ? planName(usd) : `${choosingTexts.linked} ${fees}`;
  return { value: `${usd}`, name };
}

/** Not a form: there is nothing to submit. */
export function ChoiceFields({ giving }: ChoiceFieldsProps) {
  const { props, fields, choice, isUnread } = giving;
  const isGift = fields.givingKind === 'gift';
  // The card stays while another is chosen: nothing moves under the press.
  const [linked, setLinked] = useState<number | null>(null);
  const named = linkedUsd(fields);
  if (named !== null && named !== linked) setLinked(named);
  return (
    <div {...props} className={`${styles.fields} no-print`}>
      <p role="status" className={styles.unread}>
        {isUnread ? choosingTexts.unread : ''}
      </p>
      <fieldset>
        <legend>{choosingTexts.what}</legend>
        <div className={styles.cards}>
          {(['plan', 'gift'] as const).map((kind) => (
            <RadioOption
              key={kind}
              {...radio('givingKind', kind)}
              label={
                <>
                  <b className={styles.kind}>{choosingTexts[kind].title}</b>{' '}
                  <small>{choosingTexts[kind].text}</small>
                </>
              }
              labelClass={styles.label}
            />
          ))}
        </div>
      </fieldset>

      <fieldset data-for="plan" data-away={isGift || undefined}>
        <legend>{choosingTexts.howMuch}</legend>
        <div className={`${styles.cards} ${styles.pairs}`}>
          {[...offered, ...(linked === null ? [] : [linkedPlan(linked)])].map(({ value, name }) => (
            <RadioOption
              key={value}
              {...radio('sponsorshipAmount', value)}
              label={
                <>
                  <span className={styles.pair}>
                    <span>
                      <b className={styles.amount}>{formatUsd(Number(value))}</b> a year
                    </span>{' '}
                    <small>{formatInKes(Number(value))}</small>
                  </span>{' '}
                  <span>{name}</span>
                </>
              }
              labelClass={styles.label}
            />
          ))}
          <RadioOption
            {...radio('sponsorshipAmount', OWN_AMOUNT)}
            label={<b>{choosingTexts.ownAmount}</b>}
            labelClass={styles.ownLabel}
          >
            <OwnAmount giving={giving} kind="plan" />
          </RadioOption>
        </div>
      </fieldset>

      <fieldset data-for="plan" data-away={isGift || undefined}>
        <legend>{choosingTexts.howOften}</legend>
        <div className={`${styles.cards} ${styles.pairs}`}>
          {paymentFrequencyOptions.map(({ value, name }) => (
            <RadioOption
              key={value}
              {...radio('paymentFrequency', value)}
              label={
                <>
                  <span className={styles.pair}>
                    <b>{name}</b>{' '}
                    {value === annually.value ? (
                      <b className={styles.recommended}>Recommended</b>
                    ) : null}
                  </span>{' '}
                  <span className={styles.payments}>{paymentsOf(choice, value)}</span>
                </>
              }
              labelClass={styles.label}
            />
          ))}
        </div>
      </fieldset>

      <fieldset data-for="gift" data-away={!isGift || undefined}>
        <legend>{whichGift}</legend>
        <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
          {donationTiers.map((gift) => (
            <li key={gift.amountUsd}>
              <RadioOption
                {...radio('gift', `${gift.amountUsd}`)}
                label={<Gift gift={gift} sizes={isGift ? giftSizes : null} />}
                labelClass={giftClass}
              />
            </li>
          ))}
          <li>
            <RadioOption {...radio('gift', OWN_AMOUNT)} label={<b>{choosingTexts.ownAmount}</b>}>
              <OwnAmount giving={giving} kind="gift" />
            </RadioOption>
          </li>
        </ul>
      </fieldset>
    </div>
  );
}
