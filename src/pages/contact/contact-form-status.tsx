import { CopyMessage } from '../../components/message/copy-message.tsx';
import { FormStatus } from '../../components/message/form-status.tsx';
import { organization } from '../../content/organization.ts';
import { isTooLong, mailtoAddress, type Email } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type ContactFormStatusProps = { mail: Email | null };

/** Offers the message as a mail, because the form itself delivers nothing. The thanks alone are not true. */
export function ContactFormStatus({ mail }: ContactFormStatusProps) {
  return <FormStatus of={mail}>{mail ? <SendItAsMail mail={mail} /> : null}</FormStatus>;
}

type SendItAsMailProps = { mail: Email };

function SendItAsMail({ mail }: SendItAsMailProps) {
  const { email, phones } = organization;
  const address = mailtoAddress({ to: email, ...mail });
  const tooLong = isTooLong(address);
  return (
    <Notice
      tone="leaf"
      text={
        <p>
          <strong>Please do one thing more.</strong> This form does not deliver messages by itself
          yet. Your words are kept here:{' '}
          <span>
            {tooLong
              ? 'they are too long for a mail app to take over, so copy them and paste them into a mail.'
              : 'send them to us as a mail, and they will reach us.'}
          </span>
        </p>
      }
    >
      <a href={tooLong ? `mailto:${email}` : address} className={buttonClass('blue')}>
        {tooLong ? 'Open an empty mail' : 'Send it by e-mail as well'}
      </a>
      <CopyMessage mail={mail} />
      <a href={telHref(phones[0])}>{`Call ${phones[0]}`}</a>
    </Notice>
  );
}
