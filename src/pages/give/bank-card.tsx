import { needsScript } from '../../boot-contract.ts';
import { PaymentCard } from '../../components/giving/payment-card.tsx';
import { planOf } from '../../components/giving/plan-of.ts';
import { bankSettings, type BankSettings } from '../../content/giving-settings.ts';
import { payingTexts } from '../../content/giving-texts.ts';
import { organization } from '../../content/organization.ts';
import { payments } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { listedWords } from '../../lib/listed-words.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { telHref } from '../../lib/phone.ts';
import { CopyRow } from '../../ui/copy-row.tsx';
import styles from './bank-card.module.css';
import { CopyAll } from './copy-all.tsx';
import { each } from './plan-words.ts';

type BankCardProps = {
  /** Null while an amount of one's own can't be read. */
  choice: GivingChoice | null;
  settings?: BankSettings;
};

type Line = {
  label: string;
  /** How the sentence that says whom to ask names it. */
  asked: string;
  /** Null where the home has not told it. */
  value: string | null;
};

export function BankCard({ choice, settings = bankSettings }: BankCardProps) {
  const { name, branch, bankCode, branchCode, bic, address } = settings;
  const plan = choice && planOf(choice);
  const inKenya: Line[] = [
    { label: 'Bank', asked: 'the bank', value: name },
    { label: 'Branch', asked: 'the branch', value: branch },
    { label: 'Bank code', asked: 'the bank code', value: bankCode },
    { label: 'Branch code', asked: 'the branch code', value: branchCode },
  ];
  const fromAbroad: Line[] = [
    { label: 'SWIFT code (BIC)', asked: 'the SWIFT code', value: bic },
    { label: 'Bank', asked: 'the bank', value: name },
    { label: 'Bank’s address', asked: 'its address', value: address },
    { label: 'Our address', asked: 'our own address', value: settings.beneficiaryAddress },
    {
      label: 'Currencies',
      asked: 'the currencies',
      value: settings.currencies && listedWords(settings.currencies),
    },
  ];
  return (
    <PaymentCard method={payments.bank} tone="blue">
      <Group
        title="In Kenya"
        lines={inKenya}
        needed={name !== null}
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
        lines={fromAbroad}
        needed={bic !== null}
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
  lines: readonly Line[];
  /** Whether what a bank can't do without is known; else the visitor is told whom to ask for all of it. */
  needed: boolean;
  amount: { label: string; shown: string; copies: string } | null;
};

function Group({ title, lines, needed, amount }: GroupProps) {
  const [phone] = organization.phones;
  const known = lines.flatMap(({ label, value }) => (needed && value ? [{ label, value }] : []));
  const missing = lines.filter(({ label }) => !known.some((line) => line.label === label));
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
        <div {...needsScript}>
          <CopyRow label={amount.label} value={amount.shown} copies={amount.copies} />
        </div>
      ) : null}
      {missing.length > 0 ? (
        <p>
          {`Ask us for ${listedWords(missing.map(({ asked }) => asked))}: `}
          <a href={telHref(phone)}>{phone}</a>
        </p>
      ) : null}
      <CopyAll label={title} lines={all} />
    </section>
  );
}
