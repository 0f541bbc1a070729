import { hasBank } from '../../content/payments.ts';
import { noteTexts } from '../../content/page-texts/give.ts';
import { DateField, SelectField, TextAreaField, TextField } from '../../design-system/field.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { amountFormat } from '../../giving/gift-note.ts';
import { allPurposes } from '../../giving/purposes.ts';
import { longDate } from '../../lib/days.ts';
import { formatKes } from '../../lib/money.ts';
import styles from './note-fieldset.module.css';
import pills from './pills.module.css';
import type { NoteControl } from './use-note.ts';

/** Fields that are not asked for are hidden. CSS hides those of the other way to pay. */
export function NoteFieldset({ control }: { control: NoteControl }) {
  const { payment, payableDays } = control;
  // The built page asks for everything.
  const asked = payableDays ? control.asked : { bank: true, amount: 'required', purpose: true };
  return (
    <div className={styles.fields}>
      <TextField
        name="name"
        label={noteTexts.name}
        autoComplete="name"
        autoCapitalize="words"
        required
      />
      <TextField name="reach" label={noteTexts.reach} required />
      {hasBank ? <Ways /> : null}
      <div
        data-wide
        data-way="mpesa"
        className={styles.message}
        data-read={payment.code !== null || undefined}
      >
        <TextAreaField
          name="message"
          label={noteTexts.message}
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
              label={noteTexts.day}
              limits={payableDays ? `${noteTexts.until} ${longDate(payableDays.max)}` : undefined}
              {...payableDays}
              disabled={!asked.bank}
            />
          </div>
          <div data-way="bank">
            <TextField name="bankReference" label={noteTexts.bankReference} maxLength={100} />
          </div>
        </>
      ) : null}
      <div hidden={asked.amount === 'none'}>
        <TextField
          name="amount"
          label={noteTexts.amount}
          format={amountFormat}
          // M-PESA's message, pasted here, would tell the balance.
          maxLength={60}
          required={asked.amount === 'required'}
          disabled={asked.amount === 'none'}
        />
      </div>
      <div hidden={!asked.purpose}>
        <SelectField name="purpose" label={noteTexts.purpose} optional>
          <option value="">{noteTexts.pleaseChoose}</option>
          {allPurposes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

function Ways() {
  return (
    <fieldset className={styles.ways} data-wide>
      <legend>{noteTexts.paidBy}</legend>
      <div className={pills.pills}>
        {Object.entries(noteTexts.ways).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              className={pills.cover}
              name="paidBy"
              value={value}
              defaultChecked={value === 'mpesa'}
            />
            <span>{unbroken(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** 'Read: KSH 500, 25 November 2026, code SKP7X81QZT.', or why nothing was read. */
function readWords({ fields, reading, payment }: NoteControl): string {
  const { code, amount, day } = payment;
  if (code !== null) {
    const parts = [amount && formatKes(amount), day && longDate(day), `code ${code}`];
    return `${noteTexts.read} ${parts.filter(Boolean).join(', ')}.`;
  }
  const { unread } = reading;
  // A code that is being typed is not yet wrong.
  if (unread === null || unread === 'empty' || fields.message.trim().length < 6)
    return noteTexts.onlyCode;
  return noteTexts.unread[unread];
}
