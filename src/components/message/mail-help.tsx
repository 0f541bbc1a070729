import { organization } from '../../content/organization.ts';
import { webmailAddresses, type Email } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import { Notice } from '../../ui/notice.tsx';
import { CopyMessage } from './copy-message.tsx';
import type { Way } from './open-message.ts';

type MailHelpProps = { mail: Email; way?: Way };

const appNames = {
  email: 'your mail app',
  whatsapp: 'WhatsApp',
  sms: 'your messages app',
} as const satisfies Record<Way, string>;

/** A page can't know whether another app opened, so this stays visible until the page is left. */
export function MailHelp({ mail, way = 'email' }: MailHelpProps) {
  const { email, phones } = organization;
  return (
    <Notice
      tone="leaf"
      text={
        <>
          <p>
            <strong>{`Press Send in ${appNames[way]} to finish:`}</strong> we have not received your
            message yet.
          </p>
          <h4>{`Didn't ${appNames[way]} open?`}</h4>
          <p>{`Copy the message and send it to ${email} in your own way, or call us.`}</p>
        </>
      }
    >
      <CopyMessage mail={mail} />
      {way === 'email'
        ? webmailAddresses({ to: email, ...mail }).map(({ label, href }) => (
            <a key={label} href={href} target="_blank" rel="noopener noreferrer">
              {`Open in ${label}`}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ))
        : null}
      <a href={telHref(phones[0])}>{`Call ${phones[0]}`}</a>
    </Notice>
  );
}
