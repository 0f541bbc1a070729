import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type Answered,
  type AnswerLink,
  type AnswerPlace,
  answersIn,
} from '../../content/home-questions.ts';
import { helplines } from '../../content/helplines.ts';
import { NewTabLink } from '../../design-system/new-tab-link.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { reachableParts } from '../../lib/reachable.ts';
import styles from './home-answers.module.css';

/** Renders nothing while the home has answered none. */
export function HomeAnswers({ place }: { place: AnswerPlace }) {
  const questions = answersIn(place);
  return questions.length === 0 ? null : <QuestionList questions={questions} look="note" />;
}

type QuestionListProps = { questions: readonly Answered[]; look?: 'list' | 'note' };

export function QuestionList({ questions, look = 'list' }: QuestionListProps) {
  return (
    <dl className={look === 'list' ? `${styles.list} ruled-list` : styles.note}>
      {questions.map(({ id, question, answer: { text, links = [] } }) => (
        <div key={id}>
          <dt>{unbroken(question)}</dt>
          <dd>
            {/* In a paragraph Orca says it twice. */}
            {reachable(text)}
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

/** Shows phones and addresses as links: a visitor on a phone copies no number. */
function reachable(text: string): ReactNode {
  const parts = reachableParts(text, helplines);
  if (parts.length === 1) return unbroken(text);
  return parts.map(({ text: part, href }, index) => {
    // A number may stand twice in an answer, so that only the index tells the parts apart.
    const key = `${index} ${part}`;
    if (!href) return <Fragment key={key}>{unbroken(part)}</Fragment>;
    return (
      // A number reads from the left on a page that is translated to Arabic.
      <a key={key} href={href} dir="ltr">
        {part}
      </a>
    );
  });
}

function AnswerLinkTo({ label, to }: AnswerLink) {
  const link = { className: 'more-link', children: label };
  if (to.startsWith('/')) return <Link {...link} to={to} />;
  if (to.startsWith('https:')) return <NewTabLink {...link} href={to} />;
  // A number reads from the left on a page that is translated to Arabic.
  return (
    <a href={to} className="more-link" dir="auto">
      {label}
    </a>
  );
}
