import { composeEmail } from '../../components/message/compose-email.ts';
import { CopyMessage } from '../../components/message/copy-message.tsx';
import { MailForm, MailSubmit } from '../../components/message/mail-form.tsx';
import { useSentMail } from '../../components/message/use-sent-mail.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import type { FormMessage } from '../../content/messages.ts';
import { contactSubjects } from '../../content/contact-subjects.ts';
import { organization } from '../../content/organization.ts';
import { readFields, type Values } from '../../forms/fields.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { type Email, isTooLong, mailtoAddress } from '../../lib/message-address.ts';
import { plainInput } from '../../lib/plain-input.ts';
import {
  SelectField,
  SelectOptions,
  TextAreaField,
  TextField,
} from '../../design-system/field.tsx';
import { Notice } from '../../design-system/notice.tsx';

const SUBJECT = 'Website message';

/** What fields and message call the same. */
const labels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
} as const;

function composeContact(values: Values): FormMessage {
  const text = (name: string) => values[name] ?? '';
  const subject = contactSubjects.find(({ value }) => value === text('subject'))?.label ?? '';
  return {
    subject: `${SUBJECT}: ${subject}`,
    lines: [
      [labels.name, text('name')],
      [labels.email, text('email')],
      [labels.phone, plainInput(text('phone'))],
      [labels.subject, subject],
    ],
    words: [labels.message, text('message')],
    ending: 'This message was submitted from the website contact form.',
  };
}

/**
 * The form thanks in an alert and clears its fields, as the home has asked. It sends nothing. It then offers the text
 * as a mail. If it ever delivers messages, the page Privacy has to say so.
 */
export function ContactForm() {
  const fields = useTypedFields<HTMLFormElement>('contact-form');
  const sent = useSentMail('contact-sent');
  return (
    <>
      <MailForm
        fields={fields}
        className="form-grid"
        onSubmit={(form) => {
          sent.setMail(composeEmail(composeContact(readFields(form))));
          form.reset();
          window.alert("Thank you for your message! We'll get back to you soon.");
        }}
      >
        <p data-wide className="remark">
          This form writes an e-mail. You send it from your own mail app.
        </p>
        <TextField
          label={labels.name}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <TextField label={labels.email} name="email" type="email" autoComplete="email" required />
        <TextField label={labels.phone} name="phone" type="tel" autoComplete="tel" />
        <SelectField label={labels.subject} name="subject" required="Select a subject">
          <SelectOptions options={contactSubjects} />
        </SelectField>
        <div data-wide>
          <TextAreaField label={labels.message} name="message" rows={5} required />
        </div>
        <div data-wide>
          <MailSubmit look="blue" subject={SUBJECT}>
            Send message
          </MailSubmit>
        </div>
      </MailForm>
      {sent.mail ? <Status mail={sent.mail} made={sent.made} /> : null}
      {sent.field}
    </>
  );
}

/**
 * Offers the message as a mail, because the form delivers nothing. `made` is null if the mail is from an earlier view
 * of the page.
 */
function Status({ mail, made }: { mail: Email; made: Email | null }) {
  const address = mailtoAddress({ to: organization.email, ...mail });
  const tooLong = isTooLong(address);
  return (
    <Notice
      tone="letter"
      of={made}
      text={
        <p id="one-more-step">
          <strong>One more step, please.</strong> This form does not deliver messages by itself yet.
          Your words are not lost:{' '}
          <span>
            {tooLong
              ? 'they are too long to open in your mail app, so copy them into an e-mail.'
              : 'you can send them to us by e-mail.'}
          </span>
        </p>
      }
    >
      <a
        href={tooLong ? `mailto:${organization.email}` : address}
        className="button blue"
        // The notice focuses this link: after an alert the focus returns, and may interrupt what is announced.
        aria-describedby="one-more-step"
      >
        {tooLong ? 'Open an empty e-mail' : 'Send it by e-mail'}
      </a>
      <CopyMessage mail={mail} />
      <PhoneLink call />
    </Notice>
  );
}
