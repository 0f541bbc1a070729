import { messageTexts } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { webmailAddresses } from '../../lib/mail-address.ts';
import { Notice } from '../../design-system/notice.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { CopyMessage } from './copy-message.tsx';
import type { OpenedMessage } from './open-message.ts';

type MailHelpProps = { opened: Pick<OpenedMessage, 'app' | 'whole'> };

/** Other ways to send. They stay until the form changes, because a page can't know whether an app opened. */
export function MailHelp({ opened: { whole, app } }: MailHelpProps) {
  const { email } = organization;
  return (
    <Notice
      tone="leaf"
      text={
        <>
          <p>
            <strong>{messageTexts.pressSend(app)}</strong> {messageTexts.notReceived}
          </p>
          <h4>{messageTexts.notOpened(app)}</h4>
          <p>{messageTexts.otherwise(email)}</p>
        </>
      }
    >
      <CopyMessage mail={whole} />
      {app === 'email'
        ? webmailAddresses({ to: email, ...whole }).map(({ label, href }) => (
            <a key={label} href={href} target="_blank" rel="noopener noreferrer">
              {`Open in ${label}`}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ))
        : null}
      <PhoneLink call />
    </Notice>
  );
}
