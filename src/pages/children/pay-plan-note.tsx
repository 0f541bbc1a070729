import { type GivingPlan, planOf, sumText } from '../../giving/giving-plan.ts';
import { planName } from '../../content/purposes.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';
import styles from './pay-plan-note.module.css';

/** Null if the form's values make no plan. */
type PayPlanNoteProps = { plan: GivingChoice | null };

/** "12 payments of about $8.33: $100 (KSH 12,973) in all. Support for …". */
export function PayPlanNote({ plan }: PayPlanNoteProps) {
  return (
    <p aria-live="polite" className={`${styles.note} remark`}>
      {plan ? `${wordsOf(planOf(plan))}. ${planName(plan.amount)}.` : ''}
    </p>
  );
}

function wordsOf(plan: GivingPlan): string {
  const { payments } = plan;
  const year = `${sumText(plan, 'year', 'USD')} (${sumText(plan, 'year', 'KES')})`;
  if (payments === 1) return `1 payment of ${year}`;
  return `${payments} payments of ${sumText(plan, 'each', 'USD')}: ${year} in all`;
}
