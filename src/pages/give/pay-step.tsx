import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { needsScript } from '../../boot-contract.ts';
import { AnswersNote } from '../../components/answers/answers.tsx';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { CallOrWrite } from '../../components/call-or-write.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { MPESA_LIMIT_KES } from '../../content/amount-limits.ts';
import { papersToAskFor } from '../../content/answers.ts';
import { bankSettings, organizationSettings } from '../../content/organization-settings.ts';
import { bankDetailsMessage } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { hasBank, paymentMethods, paymentDetails } from '../../content/payments.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import { Fold } from '../../design-system/fold.tsx';
import { bankLines, takesShillings } from '../../giving/bank-lines.ts';
import { sumsOf } from '../../giving/gift-sums.ts';
import { bankReference, giftSentence, oftenWords } from '../../giving/gift-words.ts';
import { type MpesaParts, mpesaParts } from '../../giving/mpesa-parts.ts';
import { longDate } from '../../lib/days.ts';
import { type Gift, wholeGift } from '../../lib/gift.ts';
import { mailtoAddress } from '../../lib/message-address.ts';
import { type Currency, formatKes, formatMoney, unbrokenSums } from '../../lib/money.ts';
import { listedWords, sentenceCase } from '../../lib/text.ts';
import { CopyLink } from './copy-link.tsx';
import { PartLink } from './part-link.tsx';
import styles from './pay-step.module.css';
import { ChoiceLink } from './choice-link.tsx';
import { Step } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';

const { paybill, paybillAccount: account } = paymentDetails;
const { paybillName, mpesaFeePaidBy, detailsChecked } = organizationSettings;

export function PayStep({ control: { choice } }: ChoiceProps) {
  const gift = wholeGift(choice);
  const kes = gift && sumsOf(gift).each.KES;
  const parts = kes === null ? null : mpesaParts(kes);
  const isAbroad = choice.currency === 'USD';
  // Above M-PESA's limit a gift takes several payments, or more than anybody would make.
  const isOverLimit = kes !== null && parts?.count !== 1;
  const kenya = isOverLimit && !parts ? null : <MpesaCard gift={gift} parts={parts} />;
  const abroad = <Abroad gift={gift} isAbroad={isAbroad} />;
  return (
    <Step id="pay">
      {gift ? (
        <p className={styles.said}>
          <span>{unbrokenSums(`${giftSentence(gift)}.`)}</span>{' '}
          <span className="no-print">
            <ChoiceLink to="much">Change gift</ChoiceLink>
          </span>
        </p>
      ) : null}
      {isAbroad ? null : <WhomYouPay />}
      {isOverLimit && !isAbroad ? <OverLimit parts={parts} /> : null}
      {/* Without script both are open. The keys let React move them. */}
      <div className={styles.ways}>
        {isAbroad ? (
          <>
            <div key="abroad">{abroad}</div>
            {kenya ? (
              <div key="kenya">
                <Fold head={<strong>From Kenya, with M-PESA</strong>}>{kenya}</Fold>
              </div>
            ) : null}
          </>
        ) : (
          <>
            {kenya ? <div key="kenya">{kenya}</div> : null}
            <div key="abroad">
              {isOverLimit ? (
                abroad
              ) : (
                <Fold
                  head={
                    <strong>{hasBank ? 'By bank, or from abroad' : 'From another country'}</strong>
                  }
                >
                  {abroad}
                </Fold>
              )}
            </div>
          </>
        )}
      </div>
      <AnswersNote place="pay" />
      <div className={`${styles.foot} no-print`}>
        <p className="button-row">
          <PartLink to="tell-us" className="button blue">
            I have paid
          </PartLink>
        </p>
        <Fold head={<strong>Wrong amount or number?</strong>}>
          <div className={styles.real}>
            <ul>
              <li>
                Wrong number or wrong amount? Keep the message of M-PESA
                {hasBank ? ' or of your bank' : null}, and call us: <PhoneLink />
              </li>
              <li>
                <strong>The same payment numbers everywhere.</strong> {/* to confirm */}
                {hasBank ? 'Paybill and bank account are' : 'The paybill is'} the same on this
                website, on the payment card and when you call us.
              </li>
              <li>
                <strong>No new number by message.</strong> {/* to confirm */}
                We never announce a new number in a message. If you get such a message, call us.
              </li>
              <li>
                <strong>Never your PIN.</strong> {/* to confirm */}
                We never ask for your PIN, by phone or in writing.
              </li>
            </ul>
          </div>
        </Fold>
      </div>
    </Step>
  );
}

/** What the visitor compares before any number: the name, and who stands behind it. */
function WhomYouPay() {
  return (
    <div className={styles.whom}>
      <h3>Whom you pay</h3>
      <p>
        <b translate="no">{account.value}</b>: {organization.name}.{' '}
        {paybillName === '' ? (
          'M-PESA shows no name for our Paybill, so check the numbers twice.'
        ) : paybillName === null ? (
          <>
            M-PESA shows who receives it before the money goes. Not sure? Cancel, and call us:{' '}
            <PhoneLink />
          </>
        ) : (
          <>
            M-PESA will show the name <b translate="no">{paybillName}</b>. Another name? Cancel, and
            call us: <PhoneLink />
          </>
        )}
      </p>
      <AnswersNote place="real" />
      {papersToAskFor.length > 0 ? (
        <p>
          Before you give, ask us for our {listedWords(papersToAskFor)}:{' '}
          {paybillName === '' ? (
            <CallOrWrite />
          ) : (
            <a href={`mailto:${organization.email}`}>E-mail us</a>
          )}
        </p>
      ) : null}
      {detailsChecked ? (
        <p className="remark">
          Two people last checked the payment details on {longDate(detailsChecked)}.
        </p>
      ) : null}
    </div>
  );
}

/** `parts` are null if they would be too many. */
function OverLimit({ parts }: { parts: MpesaParts | null }) {
  const limit = <b>M-PESA takes up to {formatKes(MPESA_LIMIT_KES)} in one payment.</b>;
  if (!hasBank)
    return (
      <p className={`note ${styles.limit}`}>
        {limit}{' '}
        <span>
          {parts
            ? `Please send it in ${parts.count} payments ${partsWords(parts)}.`
            : 'Please call us:'}
        </span>{' '}
        <PhoneLink />
      </p>
    );
  // The keys make two elements: a translation tool keeps the old words in the old one.
  if (!parts)
    return (
      <p key="bank" className={`note ${styles.limit}`}>
        {limit} Please pay <PartLink to="bank">through the bank</PartLink>.
      </p>
    );
  return (
    <p key="either" className={`note ${styles.limit}`}>
      {limit} Two ways: <PartLink to="bank">through the bank</PartLink>, or{' '}
      <PartLink to="mpesa" className="one-line">
        {`${parts.count} M-PESA payments`}
      </PartLink>{' '}
      <span>{`${partsWords(parts)}.`}</span>
    </p>
  );
}

/** 'of KSH 166,667, the last KSH 166,666, on 2 days'. */
function partsWords({ each, last, days }: MpesaParts): string {
  const rest = last === each ? '' : `, the last ${formatKes(last)}`;
  return `of ${formatKes(each)}${rest}${days > 1 ? `, on ${days} days` : ''}`;
}

type MpesaCardProps = {
  /** Null until an amount is chosen. */
  gift: Gift | null;
  parts: MpesaParts | null;
};

/** The steps are in the order in which the phone asks. Its entries are named: their numbers differ between phones. */
function MpesaCard({ gift, parts }: MpesaCardProps) {
  return (
    <PaymentDetails
      id="mpesa"
      method={{ title: 'M-PESA', kind: 'on your phone', details: [] }}
      tone="leaf"
    >
      <ol className={`numbered ${styles.steps}`}>
        <li>
          <p>
            Open{' '}
            <Menu>
              <span className="one-line">M-PESA</span>
            </Menu>{' '}
            ›{' '}
            <Menu>
              Lipa na <span className="one-line">M-PESA</span>
            </Menu>{' '}
            › <Menu>Pay Bill</Menu>
          </p>
        </li>
        <li>
          <CopyRow {...paybill} />
        </li>
        <li>
          <CopyRow {...account} />{' '}
          <p className={`${styles.hint} remark`}>Type just this, with nothing added.</p>
        </li>
        <li>
          <MpesaAmount gift={gift} parts={parts} />
        </li>
        <li>
          <p>
            Enter <b>your PIN</b> on your phone. {/* to confirm */}
            We never ask for it.
          </p>
        </li>
      </ol>
      {mpesaFeePaidBy === 'giver' ? <p>You pay the M-PESA fee on top of the amount.</p> : null}
      {mpesaFeePaidBy === 'home' ? (
        <p>The home pays the M-PESA fee: you pay only the amount.</p>
      ) : null}
      {gift && gift.often !== 'once' ? (
        <p className={styles.tip}>
          <b>{`${sentenceCase(oftenWords[gift.often])}?`}</b> Set it up once, with M-PESA Ratiba in
          the M-PESA app or by dialling <b translate="no">*334#</b>.
        </p>
      ) : null}
    </PaymentDetails>
  );
}

/** An entry of the phone's menu, in M-PESA's own words. */
function Menu({ children }: { children: ReactNode }) {
  return <b translate="no">{children}</b>;
}

function MpesaAmount({ gift, parts }: MpesaCardProps) {
  if (!gift || !parts)
    return (
      <p className={styles.open}>
        Amount{' '}
        <span className={`${styles.change} one-line no-print`} {...needsScript}>
          <ChoiceLink to="much">Choose</ChoiceLink>
        </span>{' '}
        <strong>you decide</strong>
      </p>
    );
  const { count, each } = parts;
  const sum = unbrokenSums(formatKes(each));
  const several = count > 1 ? `, ${count} times` : '';
  const usd = gift.currency === 'USD' ? ` (${formatMoney(gift)})` : '';
  return (
    <CopyRow
      label={`Amount${several}${usd}`}
      value={sum}
      // The phone asks for digits alone.
      copiedText={`${each}`}
    />
  );
}

type AbroadProps = { gift: Gift | null; isAbroad: boolean };

/** The other way to pay: what a giver in another country asks first, and the bank, which is in Kenya too. */
function Abroad({ gift, isAbroad }: AbroadProps) {
  return (
    <div className={styles.abroad} data-open={isAbroad || undefined}>
      <div className={styles.words}>
        <h3>From another country</h3>
        <p>
          This website takes no cards and no PayPal.{' '}
          {hasBank ? (
            // to confirm
            'From abroad you give by bank transfer, and your bank charges for each one. It changes pounds and euros.'
          ) : (
            <>
              From abroad, please ask us first how to give: <CallOrWrite write="Ask by e-mail" />
            </>
          )}
        </p>
        <AnswersNote place="abroad" />
        <p>For a small gift:</p>
        <ul>
          {hasBank ? (
            <>
              <li>give once a year, not every month;</li>
              <li>collect with friends, and send one transfer;</li>
            </>
          ) : null}
          <li>
            {hasBank ? 'or ask' : 'Ask'} somebody you know in Kenya to pay by{' '}
            <span className="one-line">M-PESA.</span>{' '}
            {gift ? <CopyLink gift={inShillings(gift)} /> : null}
          </li>
        </ul>
        {/* to confirm */}
        <p>
          This Paybill takes payments from Kenyan <span className="one-line">M-PESA</span> accounts
          only.
        </p>
        {isAbroad ? <WhomYouPay /> : null}
      </div>
      {hasBank ? <BankCard gift={gift} isAbroad={isAbroad} /> : null}
    </div>
  );
}

/** The gift as somebody in Kenya pays it. */
function inShillings(gift: Gift): Gift {
  return { ...gift, currency: 'KES', amount: Math.round(sumsOf(gift).each.KES) };
}

function BankCard({ gift, isAbroad }: AbroadProps) {
  const { known, missing } = bankLines(bankSettings);
  const sums = gift && sumsOf(gift);
  const inKes = takesShillings();
  const currency = inKes ? 'KES' : 'USD';
  return (
    <PaymentDetails
      id="bank"
      method={{
        ...paymentMethods.bank,
        title: 'Bank',
        kind: inKes ? 'in Kenya or from abroad' : 'from abroad',
      }}
      tone="blue"
    >
      <div className={styles.lines}>
        {known.map((line) => (
          <CopyRow key={line.label} {...line} />
        ))}
        {sums ? (
          <BankAmount label="Amount" currency={currency} amount={sums.each[currency]} />
        ) : null}
        {sums && inKes ? (
          <BankAmount label="Amount from abroad" currency="USD" amount={sums.each.USD} />
        ) : null}
        <CopyRow label="Payment reference" value={bankReference(gift)} />
        <p className={`${styles.hint} remark`}>and your name, if there is room</p>
      </div>
      {missing.length > 0 ? (
        <div className={styles.missing}>
          <p>Ask us first for:</p>
          <ul>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <PhoneLink />
            {' or '}
            <a href={mailThatAsksFor(missing, isAbroad)}>Ask by e-mail</a>
          </p>
        </div>
      ) : null}
      <p className={styles.tip}>Kenya has no IBAN: give the account number instead.</p>
      <p>
        Confirm by phone before a large transfer: <PhoneLink />
      </p>
      <p>
        Will you get a receipt for your tax? Ask before you give:{' '}
        <Link to="/contact#faq">what we say about receipts</Link>
      </p>
    </PaymentDetails>
  );
}

function BankAmount(props: { label: string; currency: Currency; amount: number }): ReactNode {
  const { label, currency, amount } = props;
  const digits = Number.isInteger(amount) ? `${amount}` : amount.toFixed(2);
  const value = unbrokenSums(formatMoney({ currency, amount }));
  return <CopyRow label={label} value={value} copiedText={digits} />;
}

function mailThatAsksFor(missing: readonly string[], isAbroad: boolean): string {
  const { subject, please, fromAbroad, send } = bankDetailsMessage;
  const from = isAbroad ? ` ${fromAbroad}` : '';
  return mailtoAddress({
    to: organization.email,
    subject: `${subject}${from}`,
    body: `${please}${from}. ${send} ${listedWords(missing)}.`,
  });
}
