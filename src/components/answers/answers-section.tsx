import { type AnswerPlace, answersIn } from '../../content/home-questions.ts';
import { Section } from '../../design-system/section.tsx';
import { QuestionList } from './home-answers.tsx';

/** Apart from `HomeAnswers`, so that pages without sections do without their styles. */
export function AnswersSection({ place, title }: { place: AnswerPlace; title: string }) {
  const questions = answersIn(place);
  if (questions.length === 0) return null;
  return (
    <Section>
      <h2>{title}</h2>
      <QuestionList questions={questions} />
    </Section>
  );
}
