import { Link } from 'react-router';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { programsTexts } from '../../content/page-texts/programs.ts';
import { donationTiers } from '../../content/payments.ts';
import { formatInKes } from '../../giving/giving-plan.ts';
import { fragmentOf, namedGift } from '../../lib/giving-choice.ts';
import { formatUsd } from '../../lib/money.ts';
import { buttonClass } from '../../design-system/button.tsx';
import styles from './gifts-section.module.css';

export function GiftsSection() {
  const { title, text } = programsTexts.closing;
  return (
    <section className={`${styles.section} spiked no-print`}>
      <div className="page-width">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
          {donationTiers.map(({ amountUsd, label }) => (
            <li key={amountUsd}>
              <Link to={`/give${fragmentOf(namedGift(amountUsd))}`}>
                <strong>{formatUsd(amountUsd)}</strong> <span>{label}</span>{' '}
                <small>{formatInKes(amountUsd)}</small>
              </Link>
            </li>
          ))}
        </ul>
        <div className="button-row">
          <Link to="/give#tell-us" className={buttonClass('blue')}>
            Fund a Program
          </Link>{' '}
          <Link to="/get-involved" className={buttonClass('outline')}>
            Learn How to Help
          </Link>
        </div>
      </div>
    </section>
  );
}
