import type { Answered } from '../../content/home-questions.ts';
import { unbroken } from '../../design-system/unbroken.tsx';
import { AnswerLinks } from './answer-links.tsx';
import styles from './question-list.module.css';

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
            <p>{unbroken(text)}</p>
            <AnswerLinks links={links} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
