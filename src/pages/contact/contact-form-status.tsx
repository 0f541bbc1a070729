import { CopyMessage } from '../../components/mail-help.tsx';
import { organization } from '../../content/organization.ts';
import { isTooLong, mailtoAddress, type Email } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './contact-form-status.module.css';

type ContactFormStatusProps = { mail: Email | null };

/** What makes the thanks true: the same words as a mail, which the visitor sends. */
export function ContactFormStatus({ mail }: ContactFormStatusProps) {
  return <div role="status">{mail ? <SentElsewhere mail={mail} /> : null}</div>;
}

type SentElsewhereProps = { mail: Email };

function SentElsewhere({ mail }: SentElsewhereProps) {
  const [phone] = organization.phones;
  const address = mailtoAddress({ to: organization.email, ...mail });
  const tooLong = isTooLong(address);
  return (
    <div className={styles['status']}>
      <p>
        <strong>Please do one thing more.</strong> This form does not deliver messages by itself
        yet. Your words are kept here:{' '}
        {tooLong
          ? 'they are too long for a mail app to take over, so copy them and paste them into a mail.'
          : 'send them to us as a mail, and they will reach us.'}
      </p>
      <div className={styles['ways']}>
        {tooLong ? (
          <a href={`mailto:${organization.email}`} className={buttonClass('gate')}>
            Open an empty mail
          </a>
        ) : (
          <a href={address} className={buttonClass('gate')}>
            Send it by e-mail as well
          </a>
        )}
        <CopyMessage mail={mail} />
        <a href={telHref(phone)}>Call {phone}</a>
      </div>
    </div>
  );
}
