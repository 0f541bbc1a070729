import { AskForVisit } from './ask-for-visit.tsx';
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
        <AskForVisit />
      </div>
    </section>
  );
}
