import { CopyMessage } from '../../components/mail-help.tsx';
import { organization } from '../../content/organization.ts';
import { telHref } from '../../lib/phone.ts';
import styles from './long-message-notice.module.css';
import type { LongMessage } from './use-sponsorship-flow.ts';

type LongMessageNoticeProps = { message: LongMessage };

/** Mail programs cut long addresses without a word, so the visitor pastes the message instead. */
export function LongMessageNotice({ message }: LongMessageNoticeProps) {
  const [phone] = organization.phones;
  return (
    <div className={styles['notice']} role="alert">
      <p>
        <strong>Your message is too long for a mail app to take over.</strong> Nothing has been sent
        and nothing is lost. Copy it, open a short mail, and paste it there. Or call us.
      </p>
      <div className={styles['ways']}>
        <CopyMessage mail={message.whole} />
        <a href={message.shortAddress}>Open a short mail</a>
        <a href={telHref(phone)}>Call {phone}</a>
      </div>
    </div>
  );
}
