import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Statement, StatementSection } from '../content/statement.ts';
import { longDate } from '../lib/days.ts';
import { ScrollingRow } from '../design-system/scrolling-row.tsx';
import { Section } from '../design-system/section.tsx';
import { unbroken } from '../design-system/unbroken.tsx';
import { MoreLink } from '../design-system/more-link.tsx';
import { PageHead } from './page-head.tsx';
import styles from './statement-page.module.css';

type StatementPageProps<Page extends Statement> = {
  statement: Page;
  /** What follows the text of a section, by the section's id. */
  below: Partial<Record<Page['sections'][number]['id'], ReactNode>>;
};

export function StatementPage<T extends Statement>({ statement, below }: StatementPageProps<T>) {
  const { title, lead, reviewed, sections } = statement;
  const additions: Record<string, ReactNode> = below;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        hour="night"
        aside={
          <div className={`${styles.aside} no-print`}>
            <nav aria-labelledby="on-this-page">
              <p id="on-this-page">On this page</p>
              <ScrollingRow as="ul">
                {sections.map(({ id, title: name }) => (
                  <li key={id}>
                    <Link to={`#${id}`}>{name}</Link>
                  </li>
                ))}
              </ScrollingRow>
            </nav>
            <div className={styles.stars} />
            <div className={styles.children} aria-hidden="true" />
          </div>
        }
      />
      <Section>
        <div className={styles.statement}>
          {sections.map((section) => (
            <Words key={section.id} section={section} below={additions[section.id]} />
          ))}
          <p className="remark">
            Last reviewed on <time dateTime={reviewed}>{longDate(reviewed)}</time>
          </p>
        </div>
      </Section>
    </>
  );
}

type WordsProps = { section: StatementSection; below: ReactNode };

function Words({ section: { id, title, paragraphs, points, next }, below }: WordsProps) {
  return (
    <section className={styles.section}>
      <h2 id={id}>{title}</h2>
      <div className={styles.words}>
        {paragraphs.map((text) => (
          <p key={text}>{unbroken(text)}</p>
        ))}
        {points ? (
          <ul>
            {points.map((text) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
        ) : null}
        {below}
        {next ? <MoreLink to={next.to}>{next.label}</MoreLink> : null}
      </div>
    </section>
  );
}
