import type { DonationTier } from '../../content/payments.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { Photo } from '../photo/photo.tsx';
import styles from './gift.module.css';
import { planOf } from '../../giving/plan-of.ts';

type GiftProps = {
  gift: DonationTier;
  /** The photo's. */
  sizes: string;
};

/** What a gift becomes: picture and words, within a card that can be chosen. */
export function Gift({ gift: { amountUsd, label, photo }, sizes }: GiftProps) {
  return (
    <>
      <Photo slug={photo} sizes={sizes} alt="" className={styles.photo} />
      <span className={styles.words}>
        <strong>{formatUsd(amountUsd)}</strong>{' '}
        <span>{formatKes(planOf({ kind: 'gift', usd: amountUsd }).yearKes)}</span>{' '}
        <span>{label}</span>
      </span>
    </>
  );
}

/** Of the element around it. */
export const giftClass = styles.gift;
