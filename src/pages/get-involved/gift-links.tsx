import { Link } from 'react-router';
import { Gift, giftClass } from '../../components/payment/gift.tsx';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { donationTiers } from '../../content/payments.ts';
import { tierAddress } from '../../giving/purposes.ts';
import styles from './gift-links.module.css';

/** Each links to How to give, where its amount stands above the steps to pay it. */
export function GiftLinks() {
  return (
    <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
      {donationTiers.map((gift) => (
        <li key={gift.amountUsd}>
          <Link to={tierAddress(gift.amountUsd)} className={`${giftClass} ${styles.card}`}>
            <Gift
              gift={gift}
              sizes="(min-width:64em) min(17.5vw,14.25rem),(min-width:48em) 29vw,44vw"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
