import { planOf } from '../../giving/plan-of.ts';
import { annualFees } from '../../content/payments.ts';
import { partOfFees } from '../../content/sponsorship-options.ts';
import type { GivingChoice, GivingPlan } from '../../lib/giving-plan.ts';
import { formatUsd } from '../../lib/money.ts';
import styles from './pay-plan-note.module.css';

/** `plan` is null where it can't be read. */
type PayPlanNoteProps = { plan: GivingChoice | null };

/** What the plan comes to: "12 payments of about $8.33, $100 for the year: part of the fees". */
export function PayPlanNote({ plan }: PayPlanNoteProps) {
  return (
    // Not an <output>: it would need a name, and some screen readers then announce the name alone.
    <p role="status" className={`${styles.note} remark`}>
      {plan
        ? `${wordsOf(plan.usd, planOf(plan))}${plan.usd < annualFees.usd ? `: ${partOfFees}` : ''}`
        : ''}
    </p>
  );
}

function wordsOf(usd: number, { payments, eachUsd, exactUsd }: GivingPlan): string {
  if (payments === 1) return `1 payment of ${formatUsd(usd)} for the year`;
  const each = `${exactUsd ? '' : 'about '}${formatUsd(eachUsd)}`;
  return `${payments} payments of ${each}, ${formatUsd(usd)} for the year`;
}
