import { needsScript } from '../../boot-contract.ts';
import { PaymentCard } from '../../components/giving/payment-card.tsx';
import { planOf } from '../../components/giving/plan-of.ts';
import { bankSettings } from '../../content/giving-settings.ts';
import { payingTexts } from '../../content/giving-texts.ts';
import { organization } from '../../content/organization.ts';
import { payments } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { listedWords } from '../../lib/listed-words.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { telHref } from '../../lib/phone.ts';
import { CopyRow } from '../../ui/copy-row.tsx';
import styles from './bank-card.module.css';
import { linesFromAbroad, linesInKenya, type BankLines } from './bank-lines.ts';
import { CopyAll } from './copy-all.tsx';
import { each } from './plan-words.ts';

type BankCardProps = {
  /** Null while an amount of one's own can't be read. */
  choice: GivingChoice | null;
};

export function BankCard({ choice }: BankCardProps) {
  const plan = choice && planOf(choice);
  return (
    <PaymentCard method={payments.bank} tone="blue">
      <Group
        title="In Kenya"
        lines={linesInKenya(bankSettings)}
        amount={
          choice &&
          plan && {
            label: choice.kind === 'plan' ? `Amount, ${each[choice.frequency]}` : 'Amount, once',
            shown: formatKes(plan.eachKes),
            copies: `${plan.eachKes}`,
          }
        }
      />
      <Group
        title="From abroad"
        lines={linesFromAbroad(bankSettings)}
        amount={
          choice && {
            label: choice.kind === 'plan' ? 'Amount, once a year' : 'Amount, once',
            shown: formatUsd(choice.usd),
            copies: `${choice.usd}`,
          }
        }
      />
      <p className={styles['advice']}>
        <b>Give once a year.</b>
        {` ${payingTexts.onceAYear}`}
      </p>
    </PaymentCard>
  );
}

type GroupProps = {
  title: string;
  lines: BankLines;
  amount: { label: string; shown: string; copies: string } | null;
};

function Group({ title, lines: { known, asked }, amount }: GroupProps) {
  const [phone] = organization.phones;
  const all = [
    ...payments.bank.values,
    ...known,
    ...(amount ? [{ label: amount.label, value: amount.shown }] : []),
  ];
  return (
    <section className={styles['group']}>
      <h4>{title}</h4>
      {known.map((line) => (
        <CopyRow key={line.label} {...line} />
      ))}
      {amount ? (
        <div {...needsScript} data-of-choice>
          <CopyRow label={amount.label} value={amount.shown} copies={amount.copies} />
        </div>
      ) : null}
      {asked.length > 0 ? (
        <p>
          {`Ask us for ${listedWords(asked)}: `}
          <a href={telHref(phone)}>{phone}</a>
        </p>
      ) : null}
      <CopyAll label={title} lines={all} />
    </section>
  );
}
