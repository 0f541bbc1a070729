import type { ReactNode } from 'react';
import { planOf } from '../../components/giving/plan-of.ts';
import { choosingTexts, MPESA_LIMIT_KES, payingTexts } from '../../content/giving-texts.ts';
import { annualFees } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { monthLetter } from '../../lib/long-date.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './plan-panel.module.css';
import { paymentWords } from './plan-words.ts';

type PlanPanelProps = {
  /** Null while an amount of one's own can't be read. */
  choice: GivingChoice | null;
  /** The day of the first payment, an ISO date; null while it is not known. */
  first: string | null;
  /** What can be done with the plan. */
  children?: ReactNode;
};

/** What the choice comes to. It is announced when it changes. */
export function PlanPanel({ choice, first, children }: PlanPanelProps) {
  const plan = choice && planOf(choice);
  return (
    <section className={styles['panel']} aria-labelledby="plan-title">
      <h3 id="plan-title">{choice?.kind === 'gift' ? 'Your gift' : 'Your plan'}</h3>
      <p role="status" className={styles['payment']} data-of-choice>
        {choice && plan ? (
          <>
            <strong>{formatKes(plan.eachKes)}</strong> <span>{paymentWords(choice)}</span>
          </>
        ) : (
          <span>{choosingTexts.noAmount}</span>
        )}
      </p>
      {choice?.kind === 'plan' && plan ? (
        <>
          <ol className={styles['months']} aria-hidden="true" data-of-choice>
            {Array.from({ length: 12 }, (_month, index) => (
              <li key={index} data-pays={index % (12 / plan.payments) === 0 || undefined}>
                {first === null ? '' : monthLetter(first, index)}
              </li>
            ))}
          </ol>
          <dl className={styles['totals']} data-of-choice>
            <div>
              <dt>In the year</dt>
              <dd>
                {`${formatKes(plan.yearKes)} `}
                <span>{formatUsd(choice.usd)}</span>
              </dd>
            </div>
            {plan.overKes > 0 ? (
              <div>
                <dt>Over, from whole shillings</dt>
                <dd>{formatKes(plan.overKes)}</dd>
              </div>
            ) : null}
          </dl>
        </>
      ) : null}
      {plan && plan.eachKes > MPESA_LIMIT_KES ? (
        <p className={styles['limit']}>{unbroken(payingTexts.overLimit)}</p>
      ) : null}
      <p className={styles['rate']}>
        {`At our own rate, ${formatKes(annualFees.kes)} for ${formatUsd(annualFees.usd)}.`}
      </p>
      {children}
    </section>
  );
}
