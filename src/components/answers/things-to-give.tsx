import { answerTo } from '../../content/answers.ts';
import { thingsToGive } from '../../content/things-to-give.ts';
import { AnswerText } from './answers.tsx';

/** The answer to `thingsToGive.question`. What the home answers comes first. */
export function ThingsToGive() {
  const answer = answerTo('things-to-bring');
  return (
    <>
      {answer ? (
        <div>
          <AnswerText {...answer} />
        </div>
      ) : null}
      <div>{thingsToGive.answer}</div>
    </>
  );
}
