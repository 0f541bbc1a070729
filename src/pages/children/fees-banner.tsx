import { Link } from 'react-router';
import { childrenTexts } from '../../content/page-texts/children.ts';
import { annualFees, feesPlan } from '../../content/payments.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { listedWords } from '../../lib/text.ts';
import { amountEveryTime } from '../../giving/payment-words.ts';
import { fragmentOf, yearPlan } from '../../lib/giving-choice.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import styles from './fees-banner.module.css';

const feesMonthly = yearPlan(annualFees.usd, 'monthly');
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
          <Link to={`/give${fragmentOf(feesPlan)}`}>{pageNames.give}</Link>
          <span>{`. ${childrenTexts.inKenya} `}</span>
          <Link to={`/give${fragmentOf(feesMonthly)}`}>{amountEveryTime(feesMonthly)}</Link>
        </p>
      </div>
    </section>
  );
}
