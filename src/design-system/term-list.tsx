import styles from './term-list.module.css';

export function TermList({ terms }: { terms: readonly { term: string; text: string }[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
