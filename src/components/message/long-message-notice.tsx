import { organization } from '../../content/organization.ts';
import { telHref } from '../../lib/phone.ts';
import { Notice } from '../../ui/notice.tsx';
import { CopyMessage } from './copy-message.tsx';
import type { LongMessage, Way } from './open-message.ts';

type LongMessageNoticeProps = { message: LongMessage };

const words = {
  email: { app: 'a mail app', short: 'a short mail' },
  whatsapp: { app: 'WhatsApp', short: 'a short message' },
  sms: { app: 'your phone', short: 'a short message' },
} as const satisfies Record<Way, { app: string; short: string }>;

/** Apps cut long addresses silently, so the visitor pastes the message instead. */
export function LongMessageNotice({ message }: LongMessageNoticeProps) {
  const [phone] = organization.phones;
  const { app, short } = words[message.way];
  return (
    <Notice
      tone="clay"
      role="alert"
      text={
        <p>
          <strong>{`Your message is too long for ${app} to take over.`}</strong> Nothing has been
          sent and nothing is lost. <span>{`Copy it, open ${short}, and paste it there. `}</span>
          Or call us.
        </p>
      }
    >
      <CopyMessage mail={message.whole} />
      <a href={message.shortAddress}>{`Open ${short}`}</a>{' '}
      <a href={telHref(phone)}>{`Call ${phone}`}</a>
    </Notice>
  );
}
