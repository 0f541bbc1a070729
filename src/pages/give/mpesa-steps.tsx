import type { ReactNode } from 'react';
import { PaymentDetails } from '../../components/payment/payment-details.tsx';
import { paymentWords } from '../../giving/payment-words.ts';
import { amountToPay, isForMpesa } from '../../giving/amount-to-pay.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { payingTexts } from '../../content/page-texts/give.ts';
import { paymentValues } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import styles from './mpesa-steps.module.css';
import { PaidAmount } from './paid-amount.tsx';

type MpesaStepsProps = {
  /** Null before hydration. */
  choice: GivingChoice | null;
};

const method = { title: 'M-PESA', kind: 'Step by step', values: [] };
const { paybill, paybillAccount: account } = paymentValues;
const { paybillName, mpesaFeePaidBy } = homeSettings;

/** By name, because the numbers of menu entries differ from phone to phone. */
function Menu({ children }: { children: string }) {
  return <b translate="no">{unbroken(children)}</b>;
}

export function MpesaSteps({ choice }: MpesaStepsProps) {
  if (choice && !isForMpesa(choice))
    return (
      <PaymentDetails method={{ ...method, kind: payingTexts.upToLimit }} tone="leaf">
        <p>{unbroken(payingTexts.overLimit)}</p>
      </PaymentDetails>
    );
  return (
    <PaymentDetails method={method} tone="leaf">
      <ol className={styles.steps}>
        <Step>
          On your phone: <Menu>M-PESA</Menu> › <Menu>Lipa na M-PESA</Menu> › <Menu>Pay Bill</Menu>
        </Step>
        <li>
          <CopyRow {...paybill} />
        </li>
        <li>
          <CopyRow {...account} /> <p className={styles.hint}>{payingTexts.accountAlone}</p>
        </li>
        <li>
          <Amount choice={choice} />
        </li>
        <Step>
          Enter <b>your PIN</b>
          {`. ${payingTexts.pin}`}
        </Step>
        <Step>
          Check that the name shown is <b translate="no">{paybillName || organization.name}</b>,
          then confirm. If it is another name, call us first.
        </Step>
      </ol>
      {mpesaFeePaidBy ? (
        <p className={styles.fee}>{unbroken(payingTexts.feePaidBy[mpesaFeePaidBy])}</p>
      ) : null}
      {choice?.kind === 'gift' ? null : (
        <p className={styles.regularly}>
          <b>Giving regularly?</b>
          {unbroken(` ${payingTexts.regularly} `)}
          <b translate="no">*334#</b>.
        </p>
      )}
    </PaymentDetails>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li>
      <p>{children}</p>
    </li>
  );
}

function Amount({ choice }: MpesaStepsProps) {
  if (!choice) return <p>{payingTexts.yourAmount}</p>;
  return (
    <>
      <PaidAmount choice={choice} {...amountToPay(choice, 'mpesa')} />
      {/* A link may lead here past the plan above, and may have named dollars. */}
      <p className={styles.hint}>{paymentWords(choice, 'KES')}</p>
    </>
  );
}
