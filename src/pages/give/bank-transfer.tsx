import type { ComponentProps } from 'react';
import { bankMethod } from '../../components/payment/bank-method.ts';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { planOf } from '../../giving/giving-plan.ts';
import { bankSettings } from '../../content/home-settings.ts';
import { payingTexts } from '../../content/page-texts/give.ts';
import { MPESA_LIMIT_KES } from '../../content/amount-limits.ts';
import { payments } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';
import { listedWords } from '../../lib/text.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { CopyRow } from '../../ui/copy-row.tsx';
import styles from './bank-transfer.module.css';
import { type BankLines, linesFromAbroad, linesInKenya } from '../../giving/bank-lines.ts';
import { CopyAll } from './copy-all.tsx';
import { PaidAmount } from './paid-amount.tsx';
import { howOften } from '../../giving/payment-words.ts';

type BankTransferProps = {
  /** Null while it is not known. */
  choice: GivingChoice | null;
};

export function BankTransfer({ choice }: BankTransferProps) {
  const kes = choice && planOf(choice).each.KES;
  const often = choice?.kind === 'plan' ? howOften[choice.frequency] : 'once';
  const abroad = choice?.kind === 'plan' ? howOften.annual : 'once';
  return (
    <PaymentDetails method={bankMethod} tone="blue" folds={kes === null || kes <= MPESA_LIMIT_KES}>
      <Group
        title="In Kenya"
        copy={payingTexts.copyFor.kenya}
        lines={linesInKenya(bankSettings)}
        amount={
          choice && kes !== null
            ? { choice, label: `Amount, ${often}`, value: formatKes(kes), copies: `${kes}` }
            : null
        }
      />
      <Group
        title="From abroad"
        copy={payingTexts.copyFor.abroad}
        lines={linesFromAbroad(bankSettings)}
        amount={
          choice && {
            label: `Amount, ${abroad}`,
            value: formatUsd(planOf(choice).year.USD),
            copies: `${planOf(choice).year.USD}`,
          }
        }
      />
      <p className={styles.advice}>
        {choice?.kind === 'gift' ? null : <b>{`${payingTexts.onceAYear} `}</b>}
        <span>{payingTexts.transferFees}</span>
      </p>
    </PaymentDetails>
  );
}

type GroupProps = {
  title: string;
  /** On the button that copies all. */
  copy: string;
  lines: BankLines;
  amount: ComponentProps<typeof PaidAmount> | null;
};

function Group({ title, copy, lines: { known, missing }, amount }: GroupProps) {
  const all = [
    ...payments.bank.values,
    ...known,
    ...(amount ? [{ label: amount.label, value: amount.value }] : []),
  ];
  return (
    <section className={styles.group}>
      <h4>{title}</h4>
      {known.map((line) => (
        <CopyRow key={line.label} {...line} />
      ))}
      {amount ? <PaidAmount {...amount} /> : <p>{payingTexts.yourAmount}</p>}
      {missing.length > 0 ? (
        <p>
          {`Ask us for ${listedWords(missing)}: `}
          <PhoneLink />
        </p>
      ) : null}
      <CopyAll name={copy} label={title} lines={all} />
    </section>
  );
}
