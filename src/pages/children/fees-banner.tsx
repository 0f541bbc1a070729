import { Link } from 'react-router';
import { childrenTexts } from '../../content/page-texts.ts';
import { annualFees } from '../../content/payments.ts';
import { listedWords } from '../../lib/listed-words.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import styles from './fees-banner.module.css';

const covers = listedWords(annualFees.covers);

export function FeesBanner() {
  return (
    <section className={styles['banner']} aria-labelledby="annual-fees">
      <h2 id="annual-fees">{childrenTexts.fees}</h2>
      <p className={styles['covers']}>{`They cover ${covers} for one child for a year.`}</p>
      <p className={styles['more']}>
        <Link to="/give" className={moreLinkClass}>
          {childrenTexts.howToPay}
        </Link>
      </p>
      <p className={styles['price']}>
        <strong>{`${formatUsd(annualFees.usd)} USD`}</strong>{' '}
        <span>{`(${formatKes(annualFees.kes)})`}</span>
      </p>
    </section>
  );
}
