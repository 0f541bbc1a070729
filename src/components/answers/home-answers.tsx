import { Link } from 'react-router';
import {
  type Answered,
  type AnswerLink,
  type AnswerPlace,
  answersIn,
} from '../../content/home-questions.ts';
import { NewTabLink } from '../../design-system/new-tab-link.tsx';
import { Section } from '../../design-system/section.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import styles from './home-answers.module.css';

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

type QuestionListProps = {
  questions: readonly Answered[];
  look?: 'list' | 'note';
};

export function QuestionList({ questions, look = 'list' }: QuestionListProps) {
  return (
    <dl className={look === 'list' ? `${styles.list} ruled-list` : styles.note}>
      {questions.map(({ id, question, answer: { text, links = [] } }) => (
        <div key={id}>
          <dt>{unbroken(question)}</dt>
          <dd>
            {/* In a paragraph Orca says it twice. */}
            {unbroken(text)}
            {links.map((link) => (
              <div key={link.to}>
                <AnswerLinkTo {...link} />
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerLinkTo({ label, to }: AnswerLink) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className="more-link">
        {label}
      </Link>
    );
  if (!to.startsWith('https:'))
    return (
      <a href={to} className="more-link">
        {/* A number reads from the left on a page that is translated to Arabic. */}
        <bdi>{label}</bdi>
      </a>
    );
  return (
    <NewTabLink href={to} className="more-link">
      {label}
    </NewTabLink>
  );
}
