import { type AnswerPlace, answersIn } from '../../content/answers.ts';
import { Section } from '../../design-system/section.tsx';
import { Answers, Questions } from './answers.tsx';

type AnswersSectionProps = { id?: string; place: AnswerPlace; title: string };

/** Apart from `AnswersNote`, so that pages without sections do without their styles. */
export function AnswersSection({ id, place, title }: AnswersSectionProps) {
  if (answersIn(place).length === 0) return null;
  return (
    <Section id={id}>
      <h2>{title}</h2>
      <Questions>
        <Answers place={place} />
      </Questions>
    </Section>
  );
}
