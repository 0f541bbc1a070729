import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { helplines } from '../../content/helplines.ts';
import {
  type Answer,
  type AnswerLink,
  type AnswerPlace,
  answersIn,
  answerTo,
} from '../../content/answers.ts';
import { NewTabLink } from '../../design-system/new-tab-link.tsx';
import { reachableParts } from '../../lib/reachable.ts';
import styles from './answers.module.css';

/** Renders nothing while the home has answered none. */
export function AnswersNote({ place }: { place: AnswerPlace }) {
  if (answersIn(place).length === 0) return null;
  return (
    <Questions look="note">
      <Answers place={place} />
    </Questions>
  );
}

type QuestionsProps = { look?: 'list' | 'note'; children: ReactNode };

export function Questions({ look = 'list', children }: QuestionsProps) {
  return (
    <dl className={look === 'list' ? `${styles.list} ruled-list` : styles.note}>{children}</dl>
  );
}

type QuestionProps = { id?: string; title: string; children: ReactNode };

/** What stands in a paragraph, Orca says twice. */
export function Question({ id, title, children }: QuestionProps) {
  return (
    <div id={id}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The questions that the home has answered. */
export function Answers({ place }: { place: AnswerPlace }) {
  return answersIn(place).map(({ id, question, answer }) => (
    <Question key={id} title={question}>
      <AnswerText {...answer} />
    </Question>
  ));
}

/** What the home answers, before a text that is true of any home. Renders nothing until it has answered. */
export function AnswerFirst({ id }: { id: string }) {
  const answer = answerTo(id);
  if (!answer) return null;
  return (
    <div>
      <AnswerText {...answer} />
    </div>
  );
}

export function AnswerText({ text, links }: Answer) {
  return (
    <>
      {reachable(text)}
      {links?.map((link) => (
        <div key={link.to}>
          <AnswerLinkTo {...link} />
        </div>
      ))}
    </>
  );
}

/** Shows phones and addresses as links: a visitor on a phone copies no number. */
function reachable(text: string): ReactNode {
  const parts = reachableParts(text, helplines);
  return parts.map(({ text: part, href }, index) => {
    // A number may stand twice in an answer, so that only the index tells the parts apart.
    const key = `${index} ${part}`;
    if (!href) return <Fragment key={key}>{part}</Fragment>;
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
