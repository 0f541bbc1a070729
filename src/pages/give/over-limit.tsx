import { goToPart } from '../../browser/go-to-part.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { hasBank } from '../../content/payments.ts';
import { payingTexts } from '../../content/page-texts/give.ts';
import { unbroken } from '../../design-system/unbroken.tsx';
import type { MpesaPayments } from '../../giving/mpesa-payments.ts';
import { formatKes } from '../../lib/money.ts';
import styles from './pay-step.module.css';

type OverLimitProps = {
  /** Null if they would be too many. */
  payments: MpesaPayments | null;
};

export function OverLimit({ payments }: OverLimitProps) {
  if (!hasBank)
    return (
      <p className={styles.limit}>
        <b>{unbroken(`${payingTexts.overLimit} `)}</b>
        <span>
          {payments
            ? `${payingTexts.several} ${payments.count} payments ${partsWords(payments)}. `
            : `${payingTexts.callUs} `}
        </span>
        <PhoneLink />
      </p>
    );
  return (
    <p className={styles.limit}>
      <b>{unbroken(`${payingTexts.overLimit} `)}</b>
      <span>{payments ? payingTexts.twoWays : `${payingTexts.pleasePay} `}</span>
      <a href="#bank" onClick={goToPart}>
        {payingTexts.throughBank}
      </a>
      {payments ? (
        <span key="or">
          {payingTexts.or}
          <a href="#mpesa" className="one-line" onClick={goToPart}>
            {`${payments.count} M-PESA payments`}
          </a>
          <span>{` ${partsWords(payments)}. `}</span>
        </span>
      ) : (
        <span key="only">.</span>
      )}
    </p>
  );
}

/** 'of KSH 166,667, the last KSH 166,666, on 2 days'. */
function partsWords({ each, last, days }: MpesaPayments): string {
  const rest = last === each ? '' : `, the last ${formatKes(last)}`;
  return `of ${formatKes(each)}${rest}${days > 1 ? `, on ${days} days` : ''}`;
}
