import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo.tsx';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { donationTiers } from '../../content/payments.ts';
import { formatInKes } from '../../giving/home-rate.ts';
import { tierAddress } from '../../giving/purposes.ts';
import { formatUsd } from '../../lib/money.ts';
import styles from './gift-links.module.css';

/** Each links to How to give, where its amount stands above the steps to pay it. */
export function GiftLinks() {
  return (
    <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
      {donationTiers.map((tier) => (
        <li key={tier.id}>
          <Link to={tierAddress(tier)} className={styles.gift}>
            {tier.photo ? (
              <Photo
                slug={tier.photo}
                sizes="(min-width:64em) min(17.5vw,14.25rem),(min-width:48em) 29vw,44vw"
                alt=""
                className={styles.photo}
              />
            ) : null}
            <span className={styles.words}>
              <strong>{formatUsd(tier.priceUsd)}</strong> <span>{formatInKes(tier.priceUsd)}</span>{' '}
              <span>{tier.label}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
