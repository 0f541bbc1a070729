import { thingsToGive } from '../../content/things-to-give.ts';
import { AnswerFirst } from './answers.tsx';

/** The answer to `thingsToGive.question`. */
export function ThingsToGive() {
  return (
    <>
      <AnswerFirst id="things-to-bring" />
      <div>{thingsToGive.answer}</div>
    </>
  );
}
