import type { ReactNode } from 'react';
import styles from './term-list.module.css';

type TermListProps = { terms: readonly { key: string; term: ReactNode; text: string }[] };

export function TermList({ terms }: TermListProps) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
