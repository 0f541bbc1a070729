import { useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import { MessageForm } from '../../components/message/message-form.tsx';
import { allPurposes, giftNoteTexts } from '../../content/gift-note-texts.ts';
import { statementNames } from '../../content/page-texts.ts';
import { payments } from '../../content/payments.ts';
import { usePrefill } from '../../hooks/use-prefill.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { giftMessage, giftNoteOf } from './gift-note.ts';
import { MpesaCodeField } from './mpesa-code-field.tsx';
import styles from './tell-us-form.module.css';

type TellUsFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  reference: string | null;
  /** What the fields hold until the visitor changes them; '' before hydration. */
  prefill: { amount: string; purpose: string; date: string };
  onEdit: () => void;
};

const amountFormat = {
  pattern: String.raw`.*\d.*`,
  hint: 'Please write how much, such as KSH 2,000',
};

export function TellUsForm({ ref, reference, prefill, onEdit }: TellUsFormProps) {
  const amount = useRef<HTMLInputElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const purpose = useRef<HTMLSelectElement>(null);
  usePrefill(amount, prefill.amount);
  usePrefill(date, prefill.date);
  usePrefill(purpose, prefill.purpose, allPurposes[0]);
  return (
    <MessageForm
      ref={ref}
      name="gift"
      byEmail="Send by e-mail"
      plainSubject={giftNoteTexts.subject}
      compose={(fields) => giftMessage(giftNoteOf(fields), reference)}
      onEdit={onEdit}
    >
      <TextField label="Your name" id="gift-name" name="name" autoComplete="name" required />
      <TextField
        label="How to reach you"
        id="gift-reach"
        name="reach"
        placeholder="Phone or e-mail"
        required
      />
      <TextField
        ref={amount}
        label="Amount"
        id="gift-amount"
        name="amount"
        format={amountFormat}
        required
      />
      <TextField ref={date} label="Date" id="gift-date" name="date" type="date" required />
      <SelectField label="Paid by" id="gift-way" name="way">
        <option value="mpesa">M-PESA</option>
        <option value="bank">{payments.bank.title}</option>
      </SelectField>
      <SelectField ref={purpose} label="What it is for" id="gift-purpose" name="purpose">
        {allPurposes.map((it) => (
          <option key={it} value={it}>
            {it}
          </option>
        ))}
      </SelectField>
      <div data-wide className={styles['code']}>
        <MpesaCodeField />
      </div>
      <p data-wide className={styles['rights']}>
        <span>{`${giftNoteTexts.dataProtection} ${giftNoteTexts.notStored} `}</span>
        <Link to="/privacy">{statementNames.privacy}</Link>
      </p>
    </MessageForm>
  );
}
