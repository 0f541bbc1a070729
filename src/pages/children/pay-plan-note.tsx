import { planOf } from '../../components/giving/plan-of.ts';
import { isPaymentFrequency } from '../../lib/giving-plan.ts';
import { formatUsd } from '../../lib/money.ts';
import { parseUsd } from '../../lib/usd-amount.ts';
import styles from './pay-plan-note.module.css';

type PayPlanNoteProps = {
  amount: string;
  custom: string;
  frequency: string;
};

/** What the two choices come to: "4 payments of $46.25 a year". */
export function PayPlanNote({ amount, custom, frequency }: PayPlanNoteProps) {
  const usd = parseUsd(amount === 'custom' ? custom : amount);
  const plan =
    usd !== null && isPaymentFrequency(frequency) ? planOf({ kind: 'plan', usd, frequency }) : null;
  const about = plan?.exactUsd === false ? 'about ' : '';
  return (
    // Not an <output>: it would need a name, and some screen readers then announce the name alone.
    <p role="status" className={styles['note']}>
      {plan
        ? `${plan.payments} ${plan.payments === 1 ? 'payment' : 'payments'} of ${about}${formatUsd(plan.eachUsd)} a year`
        : ''}
    </p>
  );
}
