import type { DonationTier } from '../../content/payments.ts';
import { formatUsd } from '../../lib/money.ts';
import { Photo } from '../photo/photo.tsx';
import styles from './gift.module.css';
import { formatInKes } from '../../giving/home-rate.ts';

type GiftProps = {
  gift: DonationTier;
  /** Null leaves the photo's place empty. */
  sizes: string | null;
};

export function Gift({ gift: { amountUsd, label, photo }, sizes }: GiftProps) {
  return (
    <>
      {sizes === null ? (
        <span className={styles.photo} data-photo={photo} />
      ) : (
        <Photo slug={photo} sizes={sizes} alt="" className={styles.photo} />
      )}
      <span className={styles.words}>
        <strong>{formatUsd(amountUsd)}</strong> <span>{formatInKes(amountUsd)}</span>{' '}
        <span>{label}</span>
      </span>
    </>
  );
}

export const giftClass = styles.gift;
