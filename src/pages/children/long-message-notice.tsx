import { CopyMessage } from '../../components/copy-message.tsx';
import { organization } from '../../content/organization.ts';
import { telHref } from '../../lib/phone.ts';
import { Notice } from '../../ui/notice.tsx';
import type { LongMessage } from './use-sponsorship-flow.ts';

type LongMessageNoticeProps = { message: LongMessage };

/** Mail programs cut long mailto addresses silently, so the visitor pastes the message instead. */
export function LongMessageNotice({ message }: LongMessageNoticeProps) {
  const [phone] = organization.phones;
  return (
    <Notice
      tone="clay"
      role="alert"
      text={
        <p>
          <strong>Your message is too long for a mail app to take over.</strong> Nothing has been
          sent and nothing is lost. Copy it, open a short mail, and paste it there. Or call us.
        </p>
      }
    >
      <CopyMessage mail={message.whole} />
      <a href={message.shortAddress}>Open a short mail</a>{' '}
      <a href={telHref(phone)}>{`Call ${phone}`}</a>
    </Notice>
  );
}
