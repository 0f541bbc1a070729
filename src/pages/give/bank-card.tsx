import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { bankSettings } from '../../content/home-settings.ts';
import { bankDetailsMessage } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { payingTexts } from '../../content/page-texts/give.ts';
import { payments } from '../../content/payments.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import { Fold } from '../../design-system/fold.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { bankLines, takesShillings } from '../../giving/bank-lines.ts';
import { sumsOf } from '../../giving/gift-sums.ts';
import { bankReference } from '../../giving/gift-words.ts';
import type { Gift } from '../../lib/gift.ts';
import { type Currency, formatMoney, unbrokenSums } from '../../lib/money.ts';
import { mailtoAddress } from '../../lib/message-address.ts';
import { listedWords } from '../../lib/text.ts';
import styles from './bank-card.module.css';
import step from './step.module.css';

type BankCardProps = {
  /** Null until an amount is chosen. */
  gift: Gift | null;
  /** Whether a phone folds the card away, because most visitors pay by M-PESA. */
  folds: boolean;
  isAbroad: boolean;
};

export function BankCard({ gift, folds, isAbroad }: BankCardProps) {
  const { known, missing } = bankLines(bankSettings);
  const sums = gift && sumsOf(gift);
  const inShillings = takesShillings();
  const currency = inShillings ? 'KES' : 'USD';
  const kind = inShillings ? payingTexts.bank : payingTexts.bankInDollars;
  const abroad = (
    <>
      <div className={styles.lines}>
        {sums && inShillings ? (
          <BankAmount label={payingTexts.amountFromAbroad} currency="USD" amount={sums.each.USD} />
        ) : null}
      </div>
      <p className={step.tip}>
        <b>{`${payingTexts.noIban} `}</b>
        {gift?.often === 'once' ? null : <span>{`${payingTexts.onceAYear} `}</span>}
        <span>{payingTexts.transferFees}</span>
      </p>
      <p>
        {`${payingTexts.receipts} `}
        <Link to="/contact#faq">{payingTexts.receiptsLink}</Link>
      </p>
    </>
  );
  return (
    <PaymentDetails
      id="bank"
      method={{ ...payments.bank, title: 'Bank', kind }}
      tone="blue"
      fold={folds ? foldOnPhone : undefined}
    >
      <div className={styles.lines}>
        {known.map((line) => (
          <CopyRow key={line.label} {...line} />
        ))}
        {sums ? (
          <BankAmount label={payingTexts.amount} currency={currency} amount={sums.each[currency]} />
        ) : null}
        <CopyRow label={payingTexts.reference} value={bankReference(gift)} />
        <p className={`${styles.hint} remark`}>{payingTexts.referenceHint}</p>
      </div>
      {missing.length > 0 ? (
        <p>
          {unbroken(`${payingTexts.askFirst} ${listedWords(missing)}: `)}
          <PhoneLink />
          {' or '}
          <a href={mailThatAsksFor(missing)}>{unbroken(payingTexts.askByEmail)}</a>
        </p>
      ) : null}
      <p>
        {unbroken(`${payingTexts.large} `)}
        <PhoneLink />
      </p>
      {isAbroad ? abroad : <Fold head={payingTexts.abroad}>{abroad}</Fold>}
    </PaymentDetails>
  );
}

function foldOnPhone(head: ReactNode, className: string, values: ReactNode) {
  return (
    <Fold on="phone" head={head} className={`${className} ${styles.folding}`}>
      {values}
    </Fold>
  );
}

function BankAmount(props: { label: string; currency: Currency; amount: number }) {
  const { label, currency, amount } = props;
  const digits = Number.isInteger(amount) ? `${amount}` : amount.toFixed(2);
  const value = unbrokenSums(formatMoney({ currency, amount }));
  return <CopyRow label={label} value={value} copiedText={digits} />;
}

function mailThatAsksFor(missing: readonly string[]): string {
  return mailtoAddress({
    to: organization.email,
    subject: bankDetailsMessage.subject,
    body: `${bankDetailsMessage.please} ${listedWords(missing)}.`,
  });
}
