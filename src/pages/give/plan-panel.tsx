import type { ReactNode } from 'react';
import { needsScript } from '../../boot-contract.ts';
import { isForMpesa } from '../../giving/amount-to-pay.ts';
import { otherCurrency, planOf, sumText } from '../../giving/giving-plan.ts';
import { choosingTexts, payingTexts } from '../../content/page-texts/give.ts';
import { annualFees } from '../../content/payments.ts';
import { monthLetter } from '../../lib/days.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { buttonClass } from '../../design-system/button.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { goToPart } from '../../browser/go-to-part.ts';
import styles from './plan-panel.module.css';
import { PlanRow } from './plan-row.tsx';
import { paymentWords } from '../../giving/payment-words.ts';
import type { Giving } from './use-giving-choice.ts';

type PlanPanelProps = {
  giving: Giving;
  /** The ISO date of the first payment; null while it is not known. */
  first: string | null;
  children?: ReactNode;
};

export function PlanPanel({ giving, first, children }: PlanPanelProps) {
  const { fields, choice, hydrated } = giving;
  const isGift = fields.givingKind === 'gift';
  const plan = choice && planOf(choice);
  const sum = plan && sumText(plan, 'each', plan.first);
  return (
    <section className={styles.panel} aria-labelledby="plan-title" {...needsScript}>
      <h3 id="plan-title">{isGift ? 'Your gift' : 'Your plan'}</h3>
      {/* Not before hydration: the first amount would be announced as a change. */}
      <p role={hydrated ? 'status' : undefined} className={styles.payment}>
        {choice && plan ? (
          <>
            <strong>{`${sum} `}</strong>
            <span>{paymentWords(choice)}</span>
          </>
        ) : (
          <span>{hydrated ? choosingTexts.noAmount : choosingTexts.seeTable}</span>
        )}
      </p>
      <a
        href="#pay"
        className={`${buttonClass('blue')} ${styles.pay} no-print`}
        onClick={(event) => {
          if (choice || !hydrated) return goToPart(event);
          event.preventDefault();
          giving.ask();
        }}
      >
        {plan ? `Pay ${sum}` : 'Pay'}
      </a>
      {isGift ? null : (
        <>
          <ol
            className={`${styles.months} no-print`}
            data-payments={plan?.payments}
            aria-hidden="true"
          >
            {Array.from({ length: 12 }, (_month, index) => (
              <li key={index} data-pays={(plan && index % (12 / plan.payments) === 0) || undefined}>
                {first === null ? '' : monthLetter(first, index)}
              </li>
            ))}
          </ol>
          <dl className={`${styles.rows} no-print`} hidden={hydrated && !plan}>
            <PlanRow term="For the year">
              <span>{plan ? `${sumText(plan, 'year', plan.first)} ` : ''}</span>
              <span>{plan ? sumText(plan, 'year', otherCurrency(plan.first)) : ''}</span>
            </PlanRow>
            {plan && plan.overKes > 0 ? (
              <PlanRow term="Extra, from rounding up">{formatKes(plan.overKes)}</PlanRow>
            ) : null}
          </dl>
        </>
      )}
      {choice && !isForMpesa(choice) ? (
        <p className={styles.limit}>{unbroken(payingTexts.overLimit)}</p>
      ) : null}
      <p className={`${styles.rate} no-print`}>
        {`Our rate: ${formatKes(annualFees.kes)} for ${formatUsd(annualFees.usd)}.`}
      </p>
      {children}
    </section>
  );
}
