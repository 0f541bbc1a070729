import { type AnswerPlace, answersIn } from '../../content/answers.ts';
import { Section } from '../../design-system/section.tsx';
import { Answers, Questions } from './answers.tsx';

/** Apart from `AnswersNote`, so that pages without sections do without their styles. */
export function AnswersSection({ place, title }: { place: AnswerPlace; title: string }) {
  if (answersIn(place).length === 0) return null;
  return (
    <Section>
      <h2>{title}</h2>
      <Questions>
        <Answers place={place} />
      </Questions>
    </Section>
  );
}
