import { composeEmail } from '../../components/message/compose-email.ts';
import { CopyMessage } from '../../components/message/copy-message.tsx';
import { MailForm, MailSubmit } from '../../components/message/mail-form.tsx';
import { useSentMail } from '../../components/message/use-sent-mail.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { contactMessage, type FormMessage } from '../../content/messages.ts';
import { contactSubjects } from '../../content/contact-subjects.ts';
import { organization } from '../../content/organization.ts';
import { contactFormTexts as texts } from '../../content/page-texts/contact.ts';
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

function composeContact(values: Values): FormMessage {
  const text = (name: string) => values[name] ?? '';
  const subject = contactSubjects.find(({ value }) => value === text('subject'))?.label ?? '';
  return {
    subject: `${contactMessage.subject}: ${subject}`,
    fields: [
      [contactMessage.name, text('name')],
      [contactMessage.email, text('email')],
      [contactMessage.phone, plainInput(text('phone'))],
      [contactMessage.about, subject],
    ],
    words: [contactMessage.words, text('message')],
    ending: contactMessage.ending,
  };
}

/**
 * The form thanks in an alert and clears its fields, as the home has asked. It sends nothing. It then offers the text
 * as a mail. If it ever delivers messages, page-texts/privacy.ts has to say so.
 */
export function ContactForm() {
  const { props } = useTypedFields<HTMLFormElement>('contact-form');
  const sent = useSentMail('contact-sent');
  return (
    <>
      <MailForm
        fields={props}
        className="form-grid"
        onSubmit={(form) => {
          sent.setMail(composeEmail(composeContact(readFields(form))));
          form.reset();
          window.alert(texts.sent);
        }}
      >
        <TextField label="Name" name="name" autoComplete="name" autoCapitalize="words" required />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" />
        <SelectField label="Subject" name="subject" required={texts.selectSubject}>
          <SelectOptions options={contactSubjects} />
        </SelectField>
        <div data-wide>
          <TextAreaField label="Message" name="message" rows={5} required />
        </div>
        <div data-wide>
          <MailSubmit look="blue" subject={contactMessage.subject}>
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
 * Offers the message as a mail, because the form delivers nothing. `made` is null if the mail is of an earlier visit.
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
          <strong>{texts.oneMore}</strong> <span>{texts.notDelivered}</span>{' '}
          <span>{tooLong ? texts.tooLong : texts.send}</span>
        </p>
      }
    >
      <a
        href={tooLong ? `mailto:${organization.email}` : address}
        className="button blue"
        // The notice focuses this link: after an alert the focus returns, and may interrupt what is announced.
        aria-describedby="one-more-step"
      >
        {tooLong ? texts.emptyEmail : texts.byEmail}
      </a>
      <CopyMessage mail={mail} />
      <PhoneLink call />
    </Notice>
  );
}
