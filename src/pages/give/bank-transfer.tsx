import type { ComponentProps } from 'react';
import { bankMethod } from '../../components/payment/bank-method.ts';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { amountToPay, isForMpesa } from '../../giving/amount-to-pay.ts';
import { bankDetailsMessage } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { mailtoAddress } from '../../lib/mail-address.ts';
import { bankSettings } from '../../content/home-settings.ts';
import { payingTexts } from '../../content/page-texts/give.ts';
import { accountRow, type BankAccount, paymentValues } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';
import { listedWords } from '../../lib/text.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import styles from './bank-transfer.module.css';
import { accountsFor } from '../../giving/bank-accounts.ts';
import { type BankLines, linesFromAbroad, linesInKenya } from '../../giving/bank-lines.ts';
import { CopyAll } from './copy-all.tsx';
import { PaidAmount } from './paid-amount.tsx';

type BankTransferProps = {
  /** Null before hydration. */
  choice: GivingChoice | null;
};

export function BankTransfer({ choice }: BankTransferProps) {
  return (
    <PaymentDetails method={bankMethod} tone="blue" folds={!choice || isForMpesa(choice)}>
      <Group
        title="In Kenya"
        copy={payingTexts.copyFor.kenya}
        accounts={accountsFor('kenya')}
        lines={linesInKenya(bankSettings)}
        amount={choice && { choice, ...amountToPay(choice, 'bank') }}
      />
      <Group
        title="From abroad"
        copy={payingTexts.copyFor.abroad}
        accounts={accountsFor('abroad')}
        lines={linesFromAbroad(bankSettings)}
        amount={choice && amountToPay(choice, 'abroad')}
        askByEmail
      />
      <p className={styles.advice}>
        {choice?.kind === 'gift' ? null : <b>{`${payingTexts.onceAYear} `}</b>}
        <span>{payingTexts.transferFees}</span>
      </p>
    </PaymentDetails>
  );
}

function mailThatAsksFor(missing: readonly string[]): string {
  const { subject, please } = bankDetailsMessage;
  return mailtoAddress({
    to: organization.email,
    subject,
    body: `${please} ${listedWords(missing)}.`,
  });
}

type GroupProps = {
  title: string;
  /** On the button that copies all. */
  copy: string;
  accounts: readonly BankAccount[];
  lines: BankLines;
  amount: ComponentProps<typeof PaidAmount> | null;
  /** A call from abroad is expensive, so missing details can be asked for by e-mail too. */
  askByEmail?: boolean;
};

function Group({
  title,
  copy,
  accounts,
  lines: { known, missing },
  amount,
  askByEmail,
}: GroupProps) {
  const all = [
    ...accounts.map(accountRow),
    paymentValues.bankAccountName,
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
          {askByEmail ? (
            <>
              <a href={mailThatAsksFor(missing)}>{unbroken(payingTexts.askByEmail)}</a>
              {`, ${payingTexts.thenConfirm} `}
            </>
          ) : null}
          <PhoneLink />
        </p>
      ) : null}
      <CopyAll name={copy} label={title} lines={all} />
    </section>
  );
}
