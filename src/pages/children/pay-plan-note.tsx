import { sponsorshipName } from '../../content/purposes.ts';
import { formatInKes } from '../../giving/home-rate.ts';
import { paymentsPerYear } from '../../lib/gift.ts';
import { formatUsd, partOfUsd } from '../../lib/money.ts';
import styles from './pay-plan-note.module.css';
import type { SponsorshipPlan } from './sponsorship-message.ts';

/** Null if the form's values make no plan. */
type PayPlanNoteProps = { plan: SponsorshipPlan | null };

/** "12 payments of about $8.33: $100 (KSH 12,973) in all. Support for …". */
export function PayPlanNote({ plan }: PayPlanNoteProps) {
  return (
    <p aria-live="polite" className={`${styles.note} remark`}>
      {plan ? `${wordsOf(plan)}. ${sponsorshipName(plan.usd)}.` : ''}
    </p>
  );
}

function wordsOf(plan: SponsorshipPlan): string {
  const payments = paymentsPerYear[plan.frequency];
  const year = `${formatUsd(plan.usd)} (${formatInKes(plan.usd)})`;
  if (payments === 1) return `1 payment of ${year}`;
  const about = (plan.usd * 100) % payments === 0 ? '' : 'about ';
  const each = `${about}${formatUsd(partOfUsd(plan.usd, payments))}`;
  return `${payments} payments of ${each}: ${year} in all`;
}
