import { Gift, giftClass } from '../../components/giving/gift.tsx';
import { formatInKes } from '../../giving/plan-of.ts';
import { choosingTexts } from '../../content/giving-texts.ts';
import { getInvolvedTexts } from '../../content/page-texts.ts';
import { donationTiers } from '../../content/payments.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { formatUsd } from '../../lib/money.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import styles from './choice-fields.module.css';
import { type GivingField } from './giving-fields.ts';
import { OwnAmount } from './own-amount.tsx';
import { paymentsOf } from '../../giving/payment-words.ts';
import { FIELDS_ID, type Giving } from './use-giving-choice.ts';

type ChoiceFieldsProps = { giving: Giving };

const giftSizes = '(min-width:48em) min(30vw,15rem),6.75rem';
const [annually] = paymentFrequencyOptions;
const offered = sponsorshipAmountOptions.filter(({ value }) => value !== OWN_AMOUNT);

/** The fields of the choice. No form: there is nothing to submit. */
export function ChoiceFields({ giving }: ChoiceFieldsProps) {
  const { fields, choice, change, asked } = giving;
  const isGift = fields.givingKind === 'gift';
  const radio = (name: GivingField, value: string) => ({
    name,
    value,
    checked: fields[name] === value,
    onChange: () => change(name, value),
  });
  const own = (name: 'customAmount' | 'customGift', beside: GivingField) => ({
    name,
    value: fields[name],
    isChosen: fields[beside] === OWN_AMOUNT,
    usd: choice?.usd ?? null,
    asked,
    onChange: (text: string) => change(name, text),
  });
  return (
    <div id={FIELDS_ID} className={`${styles.fields} no-print`}>
      <fieldset>
        <legend>{choosingTexts.what}</legend>
        <div className={styles.cards}>
          {(['plan', 'gift'] as const).map((kind) => (
            <RadioCard
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
        <div className={styles.cards}>
          {offered.map(({ value, name }) => (
            <RadioCard
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
          <RadioCard
            {...radio('sponsorshipAmount', OWN_AMOUNT)}
            label={<b>{choosingTexts.ownAmount}</b>}
            labelClass={styles.ownLabel}
          >
            <OwnAmount {...own('customAmount', 'sponsorshipAmount')} every="a year" />
          </RadioCard>
        </div>
      </fieldset>

      <fieldset data-for="plan" data-away={isGift || undefined}>
        <legend>{choosingTexts.howOften}</legend>
        <div className={styles.cards}>
          {paymentFrequencyOptions.map(({ value, name }) => (
            <RadioCard
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
                  <span className={styles.payments}>{paymentsOf(choice?.usd ?? null, value)}</span>
                </>
              }
              labelClass={styles.label}
            />
          ))}
        </div>
      </fieldset>

      <fieldset data-for="gift" data-away={!isGift || undefined}>
        <legend>{getInvolvedTexts.gifts}</legend>
        <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
          {donationTiers.map((gift) => (
            <li key={gift.amountUsd}>
              <RadioCard
                {...radio('gift', `${gift.amountUsd}`)}
                label={<Gift gift={gift} sizes={isGift ? giftSizes : null} />}
                labelClass={giftClass}
              />
            </li>
          ))}
          <li>
            <RadioCard {...radio('gift', OWN_AMOUNT)} label={<b>{choosingTexts.ownAmount}</b>}>
              <OwnAmount {...own('customGift', 'gift')} every="once" />
            </RadioCard>
          </li>
        </ul>
      </fieldset>
    </div>
  );
}
