import { VISIT_FORM_ID } from '../../content/addresses.ts';
import { visitPromises, visitTexts } from '../../content/page-texts/contact.ts';
import { sentenceText } from '../../content/statement.ts';
import { Fold } from '../../design-system/fold.tsx';
import styles from './ask-for-visit.module.css';
import { VisitForm } from './visit-form.tsx';

/** The form that asks for a visit. A phone with script folds it, unless the address asks for it. */
export function AskForVisit() {
  return (
    <section
      id={VISIT_FORM_ID}
      className={`${styles.visit} ticket no-print`}
      aria-labelledby="visit-title"
    >
      <h3 id="visit-title" className={styles.title}>
        {visitTexts.form}
      </h3>
      <Fold
        on="phone"
        openedBy={VISIT_FORM_ID}
        head={<span className={styles.head}>{visitTexts.form}</span>}
      >
        <p className={styles.note}>
          {`${visitTexts.request} ${sentenceText(visitPromises.answerBeforeVisit)}`}
        </p>
        <VisitForm />
      </Fold>
    </section>
  );
}
