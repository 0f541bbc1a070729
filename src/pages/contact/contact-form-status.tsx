import { CopyMessage } from '../../components/message/copy-message.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organization } from '../../content/organization.ts';
import { contactFormTexts as texts } from '../../content/page-texts/contact.ts';
import { type Email, isTooLong, mailtoAddress } from '../../lib/mail-address.ts';
import { Notice } from '../../design-system/notice.tsx';

type ContactFormStatusProps = {
  mail: Email;
  /** Null if the mail was made on an earlier visit to the page. */
  made: Email | null;
};

/** Offers the message as a mail, because the form delivers nothing. */
export function ContactFormStatus({ mail, made }: ContactFormStatusProps) {
  const { email } = organization;
  const address = mailtoAddress({ to: email, ...mail });
  const tooLong = isTooLong(address);
  return (
    <Notice
      tone="leaf"
      of={made}
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
