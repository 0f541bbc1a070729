import { VISIT_FORM_ID } from '../../content/addresses.ts';
import { takesVisits } from '../../content/organization.ts';
import { visitPromises, visitTexts } from '../../content/page-texts/contact.ts';
import { Fold } from '../../design-system/fold.tsx';
import { VisitForm } from './visit-form.tsx';
import { Directions } from './directions.tsx';
import styles from './visit-section.module.css';
import { VisitingSign } from './visiting-sign.tsx';

/** The hours hang on a sign over a map that runs off a wide screen. */
export function VisitSection() {
  return (
    <section className={styles.section} aria-labelledby="come-and-see">
      <div className={`${styles.columns} page-width`}>
        <VisitingSign />
        <Directions />
        {takesVisits ? <AskForVisit /> : null}
      </div>
    </section>
  );
}

/** The form that asks for a visit. A phone with script folds it, unless the address asks for it. */
function AskForVisit() {
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
        <p className={styles.note}>{`${visitTexts.request} ${visitPromises.answerBeforeVisit}`}</p>
        <VisitForm />
      </Fold>
    </section>
  );
}
