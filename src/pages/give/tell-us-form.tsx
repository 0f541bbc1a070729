import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { MessageForm } from '../../components/message/message-form.tsx';
import { giftNote } from '../../content/messages.ts';
import { giftNoteTexts } from '../../content/page-texts/give.ts';
import { hasBank } from '../../content/payments.ts';
import { allPurposes } from '../../content/purposes.ts';
import { pageNames } from '../../content/shared-texts.ts';
import type { TypedFields } from '../../forms/use-typed-fields.ts';
import { Fold } from '../../design-system/fold.tsx';
import { DateField, SelectField, TextField } from '../../design-system/field.tsx';
import type { PaidBy } from '../../giving/amount-to-pay.ts';
import {
  amountFormat,
  giftMessage,
  giftNoteOf,
  type NoteFields,
  paidWithin,
} from '../../giving/gift-note.ts';
import { MpesaCodeField } from './mpesa-code-field.tsx';
import styles from './tell-us-form.module.css';
import { REFERENCE_ID } from './use-reference.ts';

type TellUsFormProps = {
  fields: TypedFields<HTMLFormElement>['props'];
  note: NoteFields;
  /** The purpose of the choice. */
  purpose: string;
  /** '' before hydration. */
  today: string;
  reference: string | null;
  onSent: () => void;
};

const waysPaid = Object.entries(giftNoteTexts.paidBy).filter(([way]) => hasBank || way === 'mpesa');

const field = (name: keyof NoteFields) => ({ name, id: `gift-${name}` });

export function TellUsForm({ fields, note, purpose, today, reference, onSent }: TellUsFormProps) {
  const referenceField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (reference && referenceField.current) referenceField.current.value = reference;
  }, [reference]);
  return (
    <MessageForm
      fields={fields}
      byEmail="Send by e-mail"
      subject={giftNote.subject}
      compose={() => giftMessage(note, reference)}
      onSent={onSent}
    >
      {/* Not type=hidden: no browser fills that in again. Without a name it stays out of the mail. */}
      <input hidden id={REFERENCE_ID} ref={referenceField} />
      <TextField {...field('name')} label="Your name" autoComplete="name" required />
      <TextField
        {...field('reach')}
        label="How to reach you"
        placeholder="Phone or e-mail"
        required
      />
      <Fold
        on="phone"
        head={
          <>
            <span>{filledIn(note)}</span>{' '}
            <b>
              <u>{giftNoteTexts.change}</u>
            </b>
          </>
        }
      >
        <div className={styles.filled}>
          <TextField {...field('amount')} label="Amount" format={amountFormat} required />
          <DateField {...field('date')} {...paidWithin(today)} label="Date" required />
          {/* Each is as wide as its longest choice. */}
          <div data-wide>
            <SelectField {...field('paidBy')} label="Paid by">
              {waysPaid.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
          <div data-wide>
            <SelectField {...field('purpose')} label="What it is for">
              {[...new Set([...allPurposes, purpose, note.purpose])].map((it) => (
                <option key={it} value={it}>
                  {it}
                </option>
              ))}
            </SelectField>
          </div>
        </div>
      </Fold>
      <div data-wide className={styles.code} data-away={note.paidBy !== 'mpesa' || undefined}>
        <MpesaCodeField code={note.code} />
      </div>
      <p data-wide className="remark">
        <span>{`${giftNoteTexts.dataProtection} ${giftNoteTexts.notStored} `}</span>
        <Link to="/privacy">{pageNames.privacy}</Link>
      </p>
    </MessageForm>
  );
}

function filledIn(note: NoteFields): string {
  const { amount, date, purpose } = giftNoteOf(note);
  if (amount === '' && date === '') return giftNoteTexts.filledIn;
  const paidBy = giftNoteTexts.paidBy[note.paidBy as PaidBy];
  return [amount || giftNoteTexts.noAmount, date, paidBy, purpose].join(' · ');
}
