import { CopyMessage } from '../../components/message/copy-message.tsx';
import { FormStatus } from '../../components/message/form-status.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { contactFormTexts as texts } from '../../content/page-texts/contact.ts';
import { type Email, isTooLong, mailtoAddress } from '../../lib/mail-address.ts';
import { Notice } from '../../design-system/notice.tsx';

type ContactFormStatusProps = {
  mail: Email | null;
  /** Null if the mail was made on an earlier visit to the page. */
  made: Email | null;
};

/** Offers the message as a mail, because the form delivers nothing. */
export function ContactFormStatus({ mail, made }: ContactFormStatusProps) {
  if (!mail) return null;
  return (
    <FormStatus of={made}>
      <SendItAsMail mail={mail} />
    </FormStatus>
  );
}

type SendItAsMailProps = { mail: Email };

function SendItAsMail({ mail }: SendItAsMailProps) {
  const { email } = organization;
  const address = mailtoAddress({ to: email, ...mail });
  const tooLong = isTooLong(address);
  return (
    <Notice
      tone="leaf"
      text={
        <p>
          <strong>{texts.oneMore}</strong> <span>{texts.notDelivered}</span>{' '}
          <span>{tooLong ? texts.tooLong : texts.send}</span>
        </p>
      }
    >
      <a href={tooLong ? `mailto:${email}` : address} className="button blue">
        {tooLong ? texts.emptyEmail : texts.byEmail}
      </a>
      <CopyMessage mail={mail} />
      <PhoneLink call />
    </Notice>
  );
}
