import { hasBank } from '../../content/payments.ts';
import { DateField, SelectField, TextAreaField, TextField } from '../../design-system/field.tsx';
import { amountFormat } from '../../giving/gift-note.ts';
import { allPurposes, purposeOf } from '../../giving/purposes.ts';
import { longDate } from '../../lib/days.ts';
import { formatKes } from '../../lib/money.ts';
import styles from './note-fieldset.module.css';
import pills from './pills.module.css';
import type { NoteControl } from './use-note.ts';

type NoteFieldsetProps = {
  control: NoteControl;
  /** What is chosen above. */
  purpose: string;
};

/** Fields that are not asked for are hidden. CSS hides those of the other way to pay. */
export function NoteFieldset({ control, purpose }: NoteFieldsetProps) {
  const chosenPurpose = purposeOf(purpose)?.title;
  const { payment, payableDays } = control;
  // The built page asks for everything.
  const asked = payableDays ? control.asked : { bank: true, amount: 'required' };
  return (
    <div className={styles.fields}>
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        autoCapitalize="words"
        required
      />
      <TextField name="reach" label="Your phone or e-mail" required />
      {hasBank ? <Ways /> : null}
      <div
        data-wide
        data-way="mpesa"
        className={styles.message}
        data-read={payment.code !== null || undefined}
      >
        <TextAreaField
          name="message"
          label="Paste the M-PESA message, or type its code"
          hint={readWords(control)}
          rows={2}
          exact
          // A code without digits is read only in capitals.
          autoCapitalize="characters"
          translate="no"
          onPaste={control.onPaste}
          {...control.leaving}
        />
      </div>
      {hasBank ? (
        <>
          <div data-way="bank">
            <DateField
              name="day"
              label="Which day did you pay?"
              limits={payableDays ? `optional, until ${longDate(payableDays.max)}` : undefined}
              {...payableDays}
              disabled={!asked.bank}
            />
          </div>
          <div data-way="bank">
            <TextField name="bankReference" label="Your bank’s reference" maxLength={100} />
          </div>
        </>
      ) : null}
      <div hidden={asked.amount === 'none'}>
        <TextField
          name="amount"
          label="How much did you pay?"
          format={amountFormat}
          // M-PESA's message, pasted here, would tell the balance.
          maxLength={60}
          required={asked.amount === 'required'}
          disabled={asked.amount === 'none'}
        />
      </div>
      <SelectField name="purpose" label="What is it for?" optional>
        <option value="">{`As above: ${chosenPurpose}`}</option>
        {allPurposes.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Ways() {
  return (
    <fieldset className={styles.ways} data-wide>
      <legend>How did you pay?</legend>
      <div className={pills.pills}>
        {Object.entries({ mpesa: 'With M-PESA', bank: 'Through a bank' }).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              className={pills.cover}
              name="paidBy"
              value={value}
              defaultChecked={value === 'mpesa'}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const unreadWords = {
  phone: 'This looks like a phone number. The code is in M-PESA’s message.',
  length: 'A code has 10 letters and numbers. Please check it.',
  several: 'There are two messages or codes here. Please send a note for each.',
  noPayment:
    'This message is not about a payment to us. Please use the one that you got when you paid.',
  noCode: 'We find no M-PESA code in this. A code has 10 letters and numbers.',
} as const;

/** 'Read: KSH 500, 25 November 2026, code SKP7X81QZT.', or why nothing was read. */
function readWords({ fields, reading, payment }: NoteControl): string {
  const { code, amount, day } = payment;
  if (code !== null) {
    const parts = [amount && formatKes(amount), day && longDate(day), `code ${code}`];
    return `Read: ${parts.filter(Boolean).join(', ')}.`;
  }
  const { unread } = reading;
  // A code that is being typed is not yet wrong.
  if (unread === null || unread === 'empty' || fields.message.trim().length < 6)
    return 'We need only the code, the amount and the day. Not your balance.';
  return unreadWords[unread];
}
