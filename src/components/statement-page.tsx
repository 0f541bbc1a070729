import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '../lib/days.ts';
import { ScrollingRow } from '../design-system/scrolling-row.tsx';
import { Section } from '../design-system/section.tsx';
import { PageHead } from './page-head.tsx';
import styles from './statement-page.module.css';

type StatementPageProps = {
  title: string;
  lead: string;
  /** The day on which somebody at the home last read the page, such as 2026-11-21. Null until then. */
  reviewed: string | null;
  children: readonly ReactElement<StatementSectionProps>[];
};

export function StatementPage({ title, lead, reviewed, children }: StatementPageProps) {
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
                {children.map(({ props: { id, title: name } }) => (
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
          {children}
          {reviewed === null ? null : (
            <p className="remark">
              Last reviewed on <time dateTime={reviewed}>{longDate(reviewed)}</time>
            </p>
          )}
        </div>
      </Section>
      <div className={`${styles.ground} ridged`} aria-hidden="true" />
    </>
  );
}

type StatementSectionProps = { id: string; title: string; children: ReactNode };

export function StatementSection({ id, title, children }: StatementSectionProps) {
  return (
    <section className={styles.section}>
      <h2 id={id}>{title}</h2>
      <div className={`${styles.words} stack`}>{children}</div>
    </section>
  );
}
