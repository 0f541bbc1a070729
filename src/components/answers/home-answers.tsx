import { type AnswerPlace, answersIn } from '../../content/home-questions.ts';
import { Section } from '../../design-system/section.tsx';
import { QuestionList } from './question-list.tsx';

type HomeAnswersProps = {
  place: AnswerPlace;
  /** Makes the answers a section of the page. */
  title?: string;
};

/** Renders nothing while the home has answered none. */
export function HomeAnswers({ place, title }: HomeAnswersProps) {
  const questions = answersIn(place);
  if (questions.length === 0) return null;
  if (title === undefined) return <QuestionList questions={questions} look="note" />;
  return (
    <Section>
      <h2>{title}</h2>
      <QuestionList questions={questions} />
    </Section>
  );
}
