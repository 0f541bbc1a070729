import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { programsTexts } from '../../content/page-texts/programs.ts';
import { donationTiers } from '../../content/payments.ts';
import { formatInKes } from '../../giving/home-rate.ts';
import { tierAddress } from '../../giving/purposes.ts';
import { formatUsd } from '../../lib/money.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import styles from './gifts-section.module.css';
import noon from './noon.module.css';

export function GiftsSection() {
  const gifts = (
    <ul className={styles.gifts} aria-label={getInvolvedTexts.donationTiers}>
      {donationTiers.map((tier) => (
        <li key={tier.id}>
          <Link to={tierAddress(tier)}>
            <strong>{formatUsd(tier.priceUsd)}</strong> <span>{tier.label}</span>{' '}
            <small>{formatInKes(tier.priceUsd)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <ClosingBand {...programsTexts.closing} hour="noon" scene={noon} offer={gifts}>
      <ButtonLink to="/give#what" look="blue" label="Fund a Program" />{' '}
      <ButtonLink to="/get-involved" look="outline" label="Learn How to Help" />
    </ClosingBand>
  );
}
