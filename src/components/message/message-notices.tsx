import { messageTexts } from '../../content/messages.ts';
import { organization } from '../../content/organization.ts';
import { NewTabLink } from '../../design-system/new-tab-link.tsx';
import { Notice } from '../../design-system/notice.tsx';
import { webmailAddresses } from '../../lib/message-address.ts';
import { PhoneLink } from '../phone-link.tsx';
import { CopyMessage } from './copy-message.tsx';
import type { LongMessage, OpenedMessage } from './use-opened-message.ts';

type MailHelpProps = {
  opened: OpenedMessage;
  /** What the notice is about, as for `Notice`. */
  of?: object | null;
};

/** Other ways to send. They stay until the form changes, because a page can't know whether an app opened. */
export function MailHelp({ opened, of = opened }: MailHelpProps) {
  const { email } = organization;
  const { whole, app } = opened;
  return (
    <Notice
      tone="leaf"
      of={of}
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
            <NewTabLink key={label} href={href}>
              {`Open in ${label}`}
            </NewTabLink>
          ))
        : null}
      <PhoneLink call />
    </Notice>
  );
}

/** Apps cut long addresses silently, so the visitor pastes the message instead. */
export function LongMessageNotice({ message }: { message: LongMessage }) {
  const { whole, app, shortAddress } = message;
  return (
    <Notice
      tone="clay"
      of={message}
      text={
        <p>
          <strong>{messageTexts.tooLong(app)}</strong> <span>{messageTexts.nothingLost}</span>{' '}
          <span>{messageTexts.pasteIt(app)}</span>
        </p>
      }
    >
      <CopyMessage mail={whole} />
      <a href={shortAddress}>{messageTexts.openShort(app)}</a> <PhoneLink call />
    </Notice>
  );
}
