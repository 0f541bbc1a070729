import { formatInKes, planOf } from '../../giving/plan-of.ts';
import { planName } from '../../content/purposes.ts';
import type { GivingChoice, GivingPlan } from '../../lib/giving-plan.ts';
import { formatUsd } from '../../lib/money.ts';
import styles from './pay-plan-note.module.css';

/** `plan` is null where it can't be read. */
type PayPlanNoteProps = { plan: GivingChoice | null };

/** What the plan comes to: "12 payments of about $8.33, $100 (KSH 12,973) for the year. Support for …". */
export function PayPlanNote({ plan }: PayPlanNoteProps) {
  return (
    // Not an <output>: it would need a name, and some screen readers then announce the name alone.
    <p role="status" className={`${styles.note} remark`}>
      {plan ? `${wordsOf(plan.usd, planOf(plan))}. ${planName(plan.usd)}.` : ''}
    </p>
  );
}

function wordsOf(usd: number, { payments, eachUsd, exactUsd }: GivingPlan): string {
  const year = `${formatUsd(usd)} (${formatInKes(usd)}) for the year`;
  if (payments === 1) return `1 payment of ${year}`;
  const each = `${exactUsd ? '' : 'about '}${formatUsd(eachUsd)}`;
  return `${payments} payments of ${each}, ${year}`;
}
