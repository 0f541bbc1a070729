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
  /** The gift that is chosen at first, in US dollars; the browser keeps the choice. */
  startsAtUsd: number;
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
  const { columns, startsAtUsd, onChoose, children } = props;
  return (
    <fieldset className={styles['gifts']}>
      <legend>{getInvolvedTexts.gifts}</legend>
      <ul data-columns={columns} aria-label={getInvolvedTexts.donationTiers}>
        {donationTiers.map(({ amountUsd, label, photo }) => (
          <li key={amountUsd}>
            <RadioCard
              name={GIFT_RADIOS}
              value={amountUsd}
              defaultChecked={amountUsd === startsAtUsd}
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
