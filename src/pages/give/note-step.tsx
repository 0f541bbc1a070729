import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { needsScript } from '../../boot-contract.ts';
import { goTo } from '../../browser/go-to.ts';
import { AnswersNote } from '../../components/answers/answers.tsx';
import { MessageForm } from '../../components/message/message-form.tsx';
import { giftNoteMessage } from '../../content/messages.ts';
import { hasBank } from '../../content/payments.ts';
import { Button } from '../../design-system/button.tsx';
import { DateField, SelectField, TextAreaField, TextField } from '../../design-system/field.tsx';
import { Fold } from '../../design-system/fold.tsx';
import { amountFormat, writtenOn } from '../../giving/gift-note.ts';
import { allPurposes, purposeOf } from '../../giving/purposes.ts';
import { longDate } from '../../lib/days.ts';
import { formatKes, unbrokenSums } from '../../lib/money.ts';
import fieldset from './note-fieldset.module.css';
import slip from './note-slip.module.css';
import styles from './note-step.module.css';
import pills from './pills.module.css';
import { ChoiceLink } from './choice-link.tsx';
import { Slip } from './slip.tsx';
import { Step, type StepId } from './step.tsx';
import type { ChoiceProps } from './use-choice.ts';
import { type NoteControl, emptyMemory, useNote } from './use-note.ts';

export function NoteStep({ control }: ChoiceProps) {
  const note = useNote(control);
  return (
    <Step id="tell-us">
      {/* to confirm */}
      <p className={styles.lead}>Then we can find your gift, and thank you.</p>
      <MessageForm
        fields={note.fields}
        byEmail="Send by e-mail"
        subject={giftNoteMessage.subject}
        compose={note.compose}
        onHandedOver={note.onHandedOver}
        renderSlip={(sendingButtons) => (
          <NoteSlip control={note} isChosen={control.choice.amount !== null}>
            {sendingButtons}
          </NoteSlip>
        )}
      >
        <NoteFieldset control={note} purpose={control.choice.purpose} />
      </MessageForm>
      <div {...note.memory} hidden {...needsScript}>
        {Object.keys(emptyMemory).map((name) => (
          <input key={name} name={name} />
        ))}
      </div>
    </Step>
  );
}

type NoteFieldsetProps = {
  control: NoteControl;
  /** What is chosen above. */
  purpose: string;
};

/** Fields that are not asked for are hidden. CSS hides those of the other way to pay. */
function NoteFieldset({ control, purpose }: NoteFieldsetProps) {
  const chosenPurpose = purposeOf(purpose)?.title;
  const { payment, payableDays } = control;
  // The built page asks for everything.
  const asked = payableDays ? control.asked : { bank: true, amount: 'required' };
  return (
    <div className={fieldset.fields}>
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
        className={fieldset.message}
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
    <fieldset className={fieldset.ways} data-wide>
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
function readWords({ values, reading, payment }: NoteControl): string {
  const { code, amount, day } = payment;
  if (code !== null) {
    const parts = [amount && formatKes(amount), day && longDate(day), `code ${code}`];
    return `Read: ${parts.filter(Boolean).join(', ')}.`;
  }
  const { unread } = reading;
  // A code that is being typed is not yet wrong.
  if (unread === null || unread === 'empty' || values.message.trim().length < 6)
    return 'We need only the code, the amount and the day. Not your balance.';
  return unreadWords[unread];
}

type NoteSlipProps = {
  control: NoteControl;
  /** Whether an amount is chosen above. */
  isChosen: boolean;
  /** The ways to send it. */
  children: ReactNode;
};

const { labels } = giftNoteMessage;

function NoteSlip({ control, isChosen, children }: NoteSlipProps) {
  const { lines, reference, today, isHandedOver, startNew } = control;
  return (
    <Slip id="note" title="What you send">
      <div {...needsScript}>
        <p className={slip.gift}>
          <TextOrGap text={lines.giftLine && `${lines.giftLine}.`} gap="How much?" />{' '}
          {isChosen ? <ChoiceLink to="much">Change gift</ChoiceLink> : null}
        </p>
        <dl className={slip.lines}>
          {lines.chosenLine ? <Line term={labels.chosen} text={lines.chosenLine} /> : null}
          <Line term={labels.paid} text={lines.paidLine} />
          <div>
            <dt>{labels.from}</dt>
            <dd>
              <TextOrGap text={lines.name} gap="your name" />
              {', '}
              <span className={isNumber(lines.reach) ? 'one-line' : undefined}>
                <TextOrGap text={lines.reach} gap="phone or e-mail" />
              </span>
            </dd>
          </div>
          {/* An unsent note gets another reference if the browser does not fill the hidden fields in again. */}
          {isHandedOver && today ? (
            <Line term={labels.note} text={writtenOn(reference, today)} />
          ) : null}
        </dl>
      </div>
      {children}
      {isHandedOver ? (
        <p className={slip.new}>
          <Button
            look="outline"
            onClick={() => {
              startNew();
              const part = document.getElementById('tell-us' satisfies StepId);
              // The button, which has the focus, is about to go.
              if (part) goTo(part);
            }}
          >
            Start a new note
          </Button>
        </p>
      ) : null}
      <p className={`${slip.foot} remark`}>
        A note, not a receipt. Only the home gets it; this site keeps nothing.{' '}
        <Link to="/privacy">Privacy</Link>
      </p>
      <Fold head={<strong>What happens to my data?</strong>}>
        {/* Required by section 29 of Kenya's Data Protection Act (2019), before anybody writes it. */}
        {/* to confirm */}
        <p className="remark">
          The home receives this note, through the app that you choose, to find your gift and to
          answer you. You need not send it: your gift counts without it, but then we may not know
          whose it is. You may ask what we hold about you, and have it corrected or deleted.
        </p>
      </Fold>
      <AnswersNote place="note" />
    </Slip>
  );
}

/** A phone number stays on one line. An e-mail address may be too long for that. */
function isNumber(text: string): boolean {
  return /^[+\d\s()-]+$/.test(text);
}

function TextOrGap({ text, gap }: { text: string; gap: string }) {
  return text ? <span>{unbrokenSums(text)}</span> : <span data-gap="">{gap}</span>;
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      {/* The key makes another text another element: a translation tool keeps the old text in the old one. */}
      <dd key={text}>{unbrokenSums(text)}</dd>
    </div>
  );
}
