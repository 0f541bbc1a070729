import { useRef } from 'react';
import { Link } from 'react-router';
import { MessageForm } from '../../components/message/message-form.tsx';
import { allPurposes, giftNoteTexts } from '../../content/gift-note-texts.ts';
import { mailSubjects } from '../../content/mail-subjects.ts';
import { statementNames } from '../../content/page-texts.ts';
import { payments } from '../../content/payments.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { amountFormat, giftMessage, type NoteFields, paidWithin } from './gift-note.ts';
import { MpesaCodeField } from './mpesa-code-field.tsx';
import styles from './tell-us-form.module.css';

type TellUsFormProps = {
  fields: NoteFields;
  /** '' before hydration. */
  today: string;
  reference: string | null;
  onEdit: (name: keyof NoteFields, value: string) => void;
};

export function TellUsForm({ fields, today, reference, onEdit }: TellUsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = (name: keyof NoteFields) => ({
    name,
    id: `gift-${name}`,
    value: fields[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onEdit(name, currentTarget.value),
  });
  return (
    <MessageForm
      ref={form}
      byEmail="Send by e-mail"
      subject={mailSubjects.giftNote}
      compose={() => giftMessage(fields, reference)}
    >
      <TextField {...field('name')} label="Your name" autoComplete="name" required />
      <TextField
        {...field('reach')}
        label="How to reach you"
        placeholder="Phone or e-mail"
        required
      />
      <TextField {...field('amount')} label="Amount" format={amountFormat} required />
      <TextField {...field('date')} {...paidWithin(today)} label="Date" type="date" required />
      <SelectField {...field('paidBy')} label="Paid by">
        <option value="mpesa">M-PESA</option>
        <option value="bank">{payments.bank.title}</option>
      </SelectField>
      <SelectField {...field('purpose')} label="What it is for">
        {allPurposes.map((it) => (
          <option key={it} value={it}>
            {it}
          </option>
        ))}
      </SelectField>
      <div data-wide className={styles.code} data-away={fields.paidBy === 'bank' || undefined}>
        <MpesaCodeField code={fields.code} onEdit={(code) => onEdit('code', code)} />
      </div>
      <p data-wide className="remark">
        <span>{`${giftNoteTexts.dataProtection} ${giftNoteTexts.notStored} `}</span>
        <Link to="/privacy">{statementNames.privacy}</Link>
      </p>
    </MessageForm>
  );
}
