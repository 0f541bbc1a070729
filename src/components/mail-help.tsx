import { useRef } from 'react';
import { organization } from '../content/organization.ts';
import { useCopy } from '../hooks/use-copy.ts';
import { webmailAddresses, type Email } from '../lib/mailto.ts';
import { telHref } from '../lib/phone.ts';
import { Button } from '../ui/button.tsx';
import { CopyAnnouncement } from '../ui/copy-announcement.tsx';
import styles from './mail-help.module.css';

type CopyMessageProps = { mail: Email };

/** Copies a whole message; where that is refused it is shown, selected. */
export function CopyMessage({ mail }: CopyMessageProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { copy, ...state } = useCopy(text);
  const whole = `${organization.email}\r\n${mail.subject}\r\n\r\n${mail.body}`;
  return (
    <>
      <Button look="quiet" onClick={() => void copy(whole)}>
        {state.outcome === 'copied' ? 'Copied ✓' : 'Copy message'}
      </Button>
      <CopyAnnouncement state={state} />
      {state.outcome === 'refused' ? (
        <textarea
          ref={text}
          className={styles['message']}
          aria-label="Your message"
          rows={6}
          readOnly
          value={whole}
        />
      ) : null}
    </>
  );
}

type MailHelpProps = { mail: Email };

/** A page can't know whether a mail program opened, so the other ways stay there for good. */
export function MailHelp({ mail }: MailHelpProps) {
  const [phone] = organization.phones;
  return (
    <section className={styles['help']} aria-label="If your mail app did not open">
      <h4>Didn't your mail app open?</h4>
      <p>Copy the message and send it to {organization.email} in your own way, or call us.</p>
      <div className={styles['ways']}>
        <CopyMessage mail={mail} />
        {webmailAddresses({ to: organization.email, ...mail }).map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noopener noreferrer">
            Open in {label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ))}
        <a href={telHref(phone)}>Call {phone}</a>
      </div>
    </section>
  );
}
