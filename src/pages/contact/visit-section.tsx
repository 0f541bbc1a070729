import { Photo } from '../../components/photo/photo.tsx';
import { placePhotos } from '../../content/page-photos.ts';
import { visitPromises, visitTexts } from '../../content/page-texts/contact.ts';
import { sentenceText } from '../../content/statement.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { nairobiTime } from '../../lib/days.ts';
import { Section } from '../../ui/section.tsx';
import { HoursList } from './hours-list.tsx';
import { VisitForm } from './visit-form.tsx';
import styles from './visit-section.module.css';
import { VisitingState } from './visiting-state.tsx';
import { Directions } from './directions.tsx';

/** When to come, asking for a day, and the way there. */
export function VisitSection() {
  const minute = useMinute();
  const now = minute === null ? null : nairobiTime(minute);
  return (
    <Section tone="sand" labelledBy="come-and-see">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="come-and-see">{visitTexts.title}</h2>
          <p className="lead">{visitTexts.lead}</p>
          <VisitingState now={now} />
          <HoursList now={now} />
          <Photo
            slug={placePhotos.visit}
            sizes="(min-width:64em) min(36vw,29rem),90vw"
            className={`${styles.photo} no-print`}
          />
        </div>
        <section id="visit" className={`${styles.form} no-print`} aria-labelledby="visit-title">
          <h3 id="visit-title">{visitTexts.form}</h3>
          <p className={styles.note}>
            {`${visitTexts.request} ${sentenceText(visitPromises.answerBeforeVisit)}`}
          </p>
          <VisitForm />
        </section>
      </div>
      <Directions />
    </Section>
  );
}
