import { organization } from '../content/organization.ts';
import { webmailAddresses, type Email } from '../lib/mailto.ts';
import { telHref } from '../lib/phone.ts';
import { Notice } from '../ui/notice.tsx';
import { CopyMessage } from './copy-message.tsx';

type MailHelpProps = { mail: Email };

/** A page can't know whether a mail program opened, so this stays visible until the page is left. */
export function MailHelp({ mail }: MailHelpProps) {
  const { email, phones } = organization;
  return (
    <Notice
      tone="leaf"
      text={
        <>
          <h4>Didn't your mail app open?</h4>
          <p>{`Copy the message and send it to ${email} in your own way, or call us.`}</p>
        </>
      }
    >
      <CopyMessage mail={mail} />
      {webmailAddresses({ to: email, ...mail }).map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener noreferrer">
          {`Open in ${label}`}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ))}
      <a href={telHref(phones[0])}>{`Call ${phones[0]}`}</a>
    </Notice>
  );
}
