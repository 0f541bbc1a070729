import { CHILD_HELPLINE } from '../../content/helplines.ts';
import { PhoneLink } from '../phone-link.tsx';
import { AnswerFirst, Question } from './answers.tsx';

export const WHOM_TO_CALL_ID = 'whom-to-call';

/** For a mother or a guardian. */
export function WhomToCall() {
  return (
    <Question id={WHOM_TO_CALL_ID} title="I cannot care for my child. Whom can I call?">
      <AnswerFirst id="a-mother" />
      You are not alone. Call <PhoneLink number={CHILD_HELPLINE} />, Kenya’s child helpline: free,
      day and night, from any phone in Kenya. You can also go to the children’s officer of your
      sub-county. Or call us: <PhoneLink />.
    </Question>
  );
}
