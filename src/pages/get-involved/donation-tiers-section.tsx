import { getInvolvedTexts } from '../../content/page-texts.ts';
import { donationTiers } from '../../content/payments.ts';
import { formatUsd } from '../../lib/money.ts';
import { Section } from '../../ui/section.tsx';
import styles from './donation-tiers-section.module.css';

export function DonationTiersSection() {
  return (
    <Section labelledBy="donation-tiers">
      <h2 id="donation-tiers">{getInvolvedTexts.donationTiers}</h2>
      <ul className={styles['tiers']}>
        {donationTiers.map(({ amountUsd, label }) => (
          <li key={amountUsd}>
            <strong>{formatUsd(amountUsd)}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
