import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { programsTexts } from '../../content/page-texts/programs.ts';
import { donationTiers } from '../../content/payments.ts';
import { formatInKes } from '../../giving/home-rate.ts';
import { tierAddress } from '../../giving/purposes.ts';
import { formatUsd } from '../../lib/money.ts';
import styles from './gifts-section.module.css';
import noon from './noon.module.css';

export function GiftsSection() {
  const gifts = (
    <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
      {donationTiers.map(({ amountUsd, label }) => (
        <li key={amountUsd}>
          <Link to={tierAddress(amountUsd)}>
            <strong>{formatUsd(amountUsd)}</strong> <span>{label}</span>{' '}
            <small>{formatInKes(amountUsd)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <ClosingBand {...programsTexts.closing} hour="noon" scene={noon} offer={gifts}>
      <Link to="/give#what" className="button blue">
        Fund a Program
      </Link>{' '}
      <Link to="/get-involved" className="button outline">
        Learn How to Help
      </Link>
    </ClosingBand>
  );
}
