import type { ReactNode } from 'react';
import styles from './term-list.module.css';

type Term = { key: string; term: ReactNode; text: string };

type TermListProps = { terms: readonly Term[] };

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
