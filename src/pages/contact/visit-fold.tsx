import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { visitPromises, visitTexts } from '../../content/page-texts/contact.ts';
import { sentenceText } from '../../content/statement.ts';
import styles from './visit-fold.module.css';
import { VisitForm } from './visit-form.tsx';

/** The id that links to `/contact#visit` lead to. */
const VISIT_ID = 'visit';

/** The form that asks for a visit. A phone with script folds it, unless the address asks for it. */
export function VisitFold() {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // A layout effect, because the form must be open before the navigation scrolls to it.
  useLayoutEffect(() => {
    if (fold.current && location.hash === `#${VISIT_ID}`) fold.current.open = true;
  }, [location]);
  return (
    <section id={VISIT_ID} className={`${styles.visit} no-print`} aria-labelledby="visit-title">
      <h3 id="visit-title" className={styles.title}>
        {visitTexts.form}
      </h3>
      <details ref={fold} className={styles.fold}>
        <summary>{visitTexts.form}</summary>
      </details>
      <div className={styles.content}>
        <p className={styles.note}>
          {`${visitTexts.request} ${sentenceText(visitPromises.answerBeforeVisit)}`}
        </p>
        <VisitForm />
      </div>
    </section>
  );
}
