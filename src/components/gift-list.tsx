import { Link } from 'react-router';
import { donationTiers } from '../content/payments.ts';
import rows from '../design-system/even-rows.module.css';
import { tierAddress } from '../giving/purposes.ts';
import { evenRows } from '../lib/even-rows.ts';
import { formatKes, formatUsd } from '../lib/money.ts';
import styles from './gift-list.module.css';
import { Photo } from './photo/photo.tsx';

const inRow = evenRows(donationTiers.length, 6);

/** The gifts that the home offers. Each leads to How to give. From a tablet on, those that are `joined` are one sheet. */
export function GiftList({ joined }: { joined?: boolean }) {
  return (
    <ul
      className={styles.list}
      data-joined={joined ? '' : undefined}
      aria-label="What your donation provides"
    >
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
