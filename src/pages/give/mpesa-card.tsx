import type { ReactNode } from 'react';
import { needsScript, withoutScript } from '../../boot-contract.ts';
import { PaymentCard } from '../../components/giving/payment-card.tsx';
import { planOf } from '../../components/giving/plan-of.ts';
import { givingSettings } from '../../content/giving-settings.ts';
import { MPESA_LIMIT_KES, payingTexts } from '../../content/giving-texts.ts';
import { payments } from '../../content/payments.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { formatKes } from '../../lib/money.ts';
import { CopyRow } from '../../ui/copy-row.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './mpesa-card.module.css';

type MpesaCardProps = {
  /** Null while an amount of one's own can't be read. */
  choice: GivingChoice | null;
};

const method = { title: 'M-PESA', kind: 'Step by step', values: [] };
const [paybill, account] = payments.mobileMoney.values;
const { paybillName, mpesaFeePaidBy } = givingSettings;

/** The name of a menu entry. Not its number: that differs from phone to phone. */
function Menu({ children }: { children: string }) {
  return <b translate="no">{unbroken(children)}</b>;
}

export function MpesaCard({ choice }: MpesaCardProps) {
  return (
    <PaymentCard method={method} tone="leaf">
      <ol className={styles['steps']}>
        <Step>
          On your phone, open <Menu>M-PESA</Menu>
        </Step>
        <Step>
          Choose <Menu>Lipa na M-PESA</Menu>
        </Step>
        <Step>
          Choose <Menu>Pay Bill</Menu>
        </Step>
        <li>
          <CopyRow label="Business number" value={paybill.value} />
        </li>
        <li>
          <CopyRow label="Account number" value={account.value} />{' '}
          <p className={styles['hint']}>{payingTexts.accountAlone}</p>
        </li>
        <li>
          <Amount choice={choice} />
        </li>
        <Step>
          Enter <b>your PIN</b>
          {`. ${payingTexts.pin}`}
        </Step>
        <Step>
          {paybillName ? (
            <>
              Check that the name shown is <b translate="no">{paybillName}</b>, then confirm
            </>
          ) : (
            'Check the name shown, then confirm'
          )}
        </Step>
      </ol>
      {mpesaFeePaidBy ? (
        <p className={styles['fee']}>{unbroken(payingTexts.feePaidBy[mpesaFeePaidBy])}</p>
      ) : null}
      <p className={styles['regularly']}>
        <b>Giving regularly?</b>
        {unbroken(` ${payingTexts.regularly} `)}
        <b translate="no">*334#</b>.
      </p>
    </PaymentCard>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li>
      <p>{children}</p>
    </li>
  );
}

function Amount({ choice }: MpesaCardProps) {
  const kes = choice && planOf(choice).eachKes;
  return (
    <>
      <div {...needsScript} data-of-choice>
        {kes !== null && kes <= MPESA_LIMIT_KES ? (
          <CopyRow label="Amount" value={formatKes(kes)} copies={`${kes}`} />
        ) : (
          <p>{kes === null ? payingTexts.yourAmount : unbroken(payingTexts.overLimit)}</p>
        )}
      </div>
      <p {...withoutScript}>{payingTexts.amountOfTable}</p>
    </>
  );
}
