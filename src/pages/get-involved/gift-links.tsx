import { Link } from 'react-router';
import { Photo } from '../../components/photo/photo.tsx';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { donationTiers } from '../../content/payments.ts';
import { tierAddress } from '../../giving/purposes.ts';
import { evenRows } from '../../lib/even-rows.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import rows from '../../design-system/even-rows.module.css';
import styles from './gift-links.module.css';

const inRow = evenRows(donationTiers.length, 6);

/** Each links to How to give, where its amount stands above the steps to pay it. */
export function GiftLinks() {
  return (
    <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
      {donationTiers.map((tier, index) => (
        <li key={tier.id} className={rows.entry} data-in-row={inRow[index]}>
          <Link
            to={tierAddress(tier)}
            className={styles.gift}
            data-plain={tier.photo ? undefined : ''}
          >
            {tier.photo ? (
              <Photo
                slug={tier.photo}
                sizes={`(min-width:48em) ${Math.ceil(90 / (inRow[index] ?? 1))}vw,44vw`}
                alt=""
                className={styles.photo}
              />
            ) : null}
            <span className={styles.words}>
              <strong>{formatUsd(tier.prices.USD)}</strong>{' '}
              <span>{formatKes(tier.prices.KES)}</span> <span>{tier.label}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
