import { paymentsPerYear } from '../../content/sponsorship-options.ts';
import { formatUsd } from '../../lib/money.ts';
import { parseUsd } from '../../lib/usd-amount.ts';
import { payPlan } from './pay-plan.ts';
import styles from './pay-plan-note.module.css';

type PayPlanNoteProps = {
  amount: string;
  custom: string;
  frequency: string;
};

function isFrequency(text: string): text is keyof typeof paymentsPerYear {
  return Object.hasOwn(paymentsPerYear, text);
}

/** What the two choices come to: "4 payments of $46.25 a year". */
export function PayPlanNote({ amount, custom, frequency }: PayPlanNoteProps) {
  const annualUsd = parseUsd(amount === 'custom' ? custom : amount);
  const plan =
    annualUsd !== null && isFrequency(frequency)
      ? payPlan({ annualUsd, paymentsPerYear: paymentsPerYear[frequency] })
      : null;
  const about = plan?.exact === false ? 'about ' : '';
  return (
    // Not an <output>: it would need a name, and some screen readers then announce the name alone.
    <p role="status" className={styles['note']}>
      {plan
        ? `${plan.payments} ${plan.payments === 1 ? 'payment' : 'payments'} of ${about}${formatUsd(plan.eachUsd)} a year`
        : ''}
    </p>
  );
}
