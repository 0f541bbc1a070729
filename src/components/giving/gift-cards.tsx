import type { ReactNode } from 'react';
import { getInvolvedTexts } from '../../content/page-texts.ts';
import { donationTiers } from '../../content/payments.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Photo } from '../photo/photo.tsx';
import styles from './gift-cards.module.css';
import { planOf } from './plan-of.ts';

type GiftCardsProps = {
  /** In a row where the page is wide. */
  columns: 3 | 5;
  /** In US dollars; null for none of them. Without it, the browser keeps the choice by itself. */
  chosenUsd?: number | null;
  /** The choice at the beginning, where the browser keeps it. */
  startsAtUsd?: number;
  onChoose?: (amountUsd: number) => void;
  /** A further card, such as one for an amount of one's own; `GIFT_RADIOS` is its radio's name. */
  children?: ReactNode;
};

export const GIFT_RADIOS = 'gift';

const photoSizes = {
  3: '(min-width:48em) min(30vw,15rem),6.75rem',
  5: '(min-width:48em) min(17.5vw,14.25rem),6.75rem',
};

/** What a gift becomes, as picture cards to choose from. They work before hydration and without script. */
export function GiftCards(props: GiftCardsProps) {
  const { columns, chosenUsd, startsAtUsd, onChoose, children } = props;
  return (
    <fieldset className={styles['gifts']}>
      <legend>{getInvolvedTexts.gifts}</legend>
      <ul data-columns={columns} aria-label={getInvolvedTexts.donationTiers}>
        {donationTiers.map(({ amountUsd, label, photo }) => (
          <li key={amountUsd}>
            <RadioCard
              name={GIFT_RADIOS}
              value={amountUsd}
              {...(chosenUsd === undefined
                ? { defaultChecked: amountUsd === startsAtUsd }
                : { checked: amountUsd === chosenUsd })}
              onChange={() => onChoose?.(amountUsd)}
              labelClass={styles['gift']}
              label={
                <>
                  <Photo
                    slug={photo}
                    sizes={photoSizes[columns]}
                    alt=""
                    className={styles['photo']}
                  />
                  <span className={styles['words']}>
                    <strong>{formatUsd(amountUsd)}</strong>{' '}
                    <span>{formatKes(planOf({ kind: 'gift', usd: amountUsd }).yearKes)}</span>{' '}
                    <span>{label}</span>
                  </span>
                </>
              }
            />
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </fieldset>
  );
}
