import { Link } from 'react-router';
import { childrenTexts } from '../../content/page-texts/children.ts';
import { annualFees, yearOfFees } from '../../content/payments.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { listedWords } from '../../lib/text.ts';
import { everyTime } from '../../giving/gift-words.ts';
import { type Gift, paymentsAYear } from '../../lib/gift.ts';
import { giveAddress } from '../../lib/gift-address.ts';
import { formatKes, formatUsd, partOf } from '../../lib/money.ts';
import styles from './fees-banner.module.css';

const monthlyFees: Gift = {
  ...yearOfFees,
  often: 'monthly',
  amount: partOf(yearOfFees, paymentsAYear.monthly),
};
const covers = listedWords(annualFees.covers);

export function FeesBanner() {
  return (
    <section className={`${styles.fees} page-width`}>
      <div className={`${styles.paper} ticket`}>
        <div>
          <h2 id="annual-fees">{childrenTexts.fees}</h2>
          <p className={styles.price}>
            <strong>{`${formatUsd(annualFees.usd)} USD`}</strong>{' '}
            <span>{`(${formatKes(annualFees.kes)})`}</span>
          </p>
        </div>
        <p className={styles.covers}>
          <span>{`They cover ${covers} for one child for a year. ${childrenTexts.payment} `}</span>
          <Link to={giveAddress(yearOfFees)}>{pageNames.give}</Link>
          <span>{`. ${childrenTexts.inKenya} `}</span>
          <Link to={giveAddress(monthlyFees)}>{everyTime(monthlyFees)}</Link>
        </p>
      </div>
    </section>
  );
}
