import { needsScript } from '../../boot-contract.ts';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { homeSettings } from '../../content/home-settings.ts';
import { payingTexts } from '../../content/page-texts/give.ts';
import { paymentValues } from '../../content/payments.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { oftenWords } from '../../giving/gift-words.ts';
import type { MpesaParts } from '../../giving/mpesa-parts.ts';
import type { Gift } from '../../lib/gift.ts';
import { formatKes, formatMoney, unbrokenSums } from '../../lib/money.ts';
import { sentenceCase } from '../../lib/text.ts';
import styles from './mpesa-card.module.css';
import step from './step.module.css';
import { QuestionLink } from './question-link.tsx';

type MpesaCardProps = {
  /** Null until an amount is chosen. */
  gift: Gift | null;
  parts: MpesaParts | null;
};

const { paybill, paybillAccount: account } = paymentValues;
const { paybillName, mpesaFeePaidBy } = homeSettings;

/** An entry of the phone's menu. The entries are named, because their numbers differ from phone to phone. */
function Menu({ children }: { children: string }) {
  return <b translate="no">{unbroken(children)}</b>;
}

/** The steps are in the order in which the phone asks. */
export function MpesaCard({ gift, parts }: MpesaCardProps) {
  return (
    <PaymentDetails
      id="mpesa"
      method={{ title: 'M-PESA', kind: payingTexts.mpesa, values: [] }}
      tone="leaf"
    >
      <ol className={styles.steps}>
        <li>
          <p>
            {`${payingTexts.open} `}
            <Menu>M-PESA</Menu> › <Menu>Lipa na M-PESA</Menu> › <Menu>Pay Bill</Menu>
          </p>
        </li>
        <li>
          <CopyRow {...paybill} />
        </li>
        <li>
          <CopyRow {...account} />{' '}
          <p className={`${styles.hint} remark`}>{payingTexts.accountAlone}</p>
        </li>
        <li>
          <MpesaAmount gift={gift} parts={parts} />
        </li>
        <li>
          <p>
            {`${payingTexts.enter} `}
            <b>{payingTexts.yourPin}</b>
            {`, ${payingTexts.pin}`}
          </p>
        </li>
        <ShownName />
      </ol>
      {mpesaFeePaidBy ? <p>{unbroken(payingTexts.feePaidBy[mpesaFeePaidBy])}</p> : null}
      {gift && gift.often !== 'once' ? (
        <p className={step.tip}>
          <b>{`${sentenceCase(oftenWords[gift.often])}? `}</b>
          {unbroken(`${payingTexts.regularly} `)}
          <b translate="no">*334#</b>.
        </p>
      ) : null}
    </PaymentDetails>
  );
}

/** The step before the last press: the phone shows whom it pays. Only a name that the home has confirmed is told. */
function ShownName() {
  if (paybillName === '') return null;
  return (
    <li>
      {paybillName === null ? (
        <p>
          {unbroken(`${payingTexts.someName} `)}
          <PhoneLink />
        </p>
      ) : (
        <p>
          {`${payingTexts.nameMustBe} `}
          <b translate="no">{paybillName}</b>
          {`${paybillName.endsWith('.') ? '' : '.'} ${payingTexts.otherName}`}
        </p>
      )}
    </li>
  );
}

function MpesaAmount({ gift, parts }: MpesaCardProps) {
  const change = (
    <span className={`${styles.change} one-line no-print`} {...needsScript}>
      <QuestionLink to="much">{gift ? payingTexts.change : payingTexts.choose}</QuestionLink>
    </span>
  );
  if (!gift || !parts)
    return (
      <p className={styles.open}>
        {`${payingTexts.amount} `}
        {change} <strong>{payingTexts.youDecide}</strong>
      </p>
    );
  const { count, each } = parts;
  const sum = unbrokenSums(formatKes(each));
  const several = count > 1 ? `, ${count} times` : '';
  const usd = gift.currency === 'USD' ? ` (${formatMoney(gift)})` : '';
  return (
    <CopyRow
      label={`${payingTexts.amount}${several}${usd}`}
      value={sum}
      // The phone asks for digits alone.
      copiedText={`${each}`}
      beside={change}
    />
  );
}
