import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../browser/scroll-behavior.ts';
import { CopyMessage } from '../../components/copy-message.tsx';
import { organization } from '../../content/organization.ts';
import { isTooLong, mailtoAddress, type Email } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './contact-form-status.module.css';

type ContactFormStatusProps = { mail: Email | null };

/** Offers the message as a mail, because the form itself delivers nothing. */
export function ContactFormStatus({ mail }: ContactFormStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  const seen = useRef(mail);
  // On a low screen the notice would be out of sight, and the thanks alone are not true. Not for a mail of
  // an earlier visit to this page: it would take the visitor away from where Back has led.
  useEffect(() => {
    if (mail === seen.current) return;
    seen.current = mail;
    status.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [mail]);
  return (
    <div ref={status} role="status" className={styles['status']}>
      {mail ? <SendItAsMail mail={mail} /> : null}
    </div>
  );
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
