import { messageTexts } from '../../content/message-texts.ts';
import { organization } from '../../content/organization.ts';
import { telHref } from '../../lib/phone.ts';
import { Notice } from '../../ui/notice.tsx';
import { CopyMessage } from './copy-message.tsx';
import type { LongMessage } from './open-message.ts';

type LongMessageNoticeProps = { message: LongMessage };

/** Apps cut long addresses silently, so the visitor pastes the message instead. */
export function LongMessageNotice({
  message: { whole, way, shortAddress },
}: LongMessageNoticeProps) {
  const [phone] = organization.phones;
  return (
    <Notice
      tone="clay"
      role="alert"
      text={
        <p>
          <strong>{messageTexts.tooLong(way)}</strong> <span>{messageTexts.nothingLost}</span>{' '}
          <span>{messageTexts.pasteIt(way)}</span>
        </p>
      }
    >
      <CopyMessage mail={whole} />
      <a href={shortAddress}>{messageTexts.openShort(way)}</a>{' '}
      <a href={telHref(phone)}>{`Call ${phone}`}</a>
    </Notice>
  );
}
