import { messageTexts } from '../../content/messages.ts';
import { Notice } from '../../design-system/notice.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { CopyMessage } from './copy-message.tsx';
import type { LongMessage } from './open-message.ts';

type LongMessageNoticeProps = { message: LongMessage };

/** Apps cut long addresses silently, so the visitor pastes the message instead. */
export function LongMessageNotice({
  message: { whole, app, shortAddress },
}: LongMessageNoticeProps) {
  return (
    <Notice
      tone="clay"
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
