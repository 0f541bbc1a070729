import { chosenPlan } from '../../giving/chosen-plan.ts';
import { planOf } from '../../giving/plan-of.ts';
import { annualFees } from '../../content/payments.ts';
import { partOfFees } from '../../content/sponsorship-options.ts';
import { type GivingPlan } from '../../lib/giving-plan.ts';
import { formatUsd } from '../../lib/money.ts';
import styles from './pay-plan-note.module.css';

type PayPlanNoteProps = {
  amount: string;
  custom: string;
  frequency: string;
};

/** What the two choices come to: "12 payments of about $8.33, $100 for the year: part of the fees". */
export function PayPlanNote({ amount, custom, frequency }: PayPlanNoteProps) {
  const chosen = chosenPlan({ amount, own: custom, frequency });
  return (
    // Not an <output>: it would need a name, and some screen readers then announce the name alone.
    <p role="status" className={styles.note}>
      {chosen
        ? `${wordsOf(chosen.usd, planOf(chosen))}${chosen.usd < annualFees.usd ? `: ${partOfFees}` : ''}`
        : ''}
    </p>
  );
}

function wordsOf(usd: number, { payments, eachUsd, exactUsd }: GivingPlan): string {
  if (payments === 1) return `1 payment of ${formatUsd(usd)} for the year`;
  const each = `${exactUsd ? '' : 'about '}${formatUsd(eachUsd)}`;
  return `${payments} payments of ${each}, ${formatUsd(usd)} for the year`;
}
