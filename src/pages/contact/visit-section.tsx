import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { visitTexts } from '../../content/page-texts/contact.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { nairobiTime } from '../../lib/days.ts';
import { AskForVisit } from './ask-for-visit.tsx';
import { Directions } from './directions.tsx';
import { HoursList } from './hours-list.tsx';
import { visitingState } from './open-hours.ts';
import styles from './visit-section.module.css';
import { VisitingState } from './visiting-state.tsx';

/** The hours hang on a sign over a map that runs off a wide screen. */
export function VisitSection() {
  const minute = useMinute();
  const now = minute === null ? null : nairobiTime(minute);
  const state =
    now && visitingState(now, organization.visitingHours, homeSettings.publicHolidays ?? []);
  return (
    <section className={styles.section} aria-labelledby="come-and-see">
      <div className={`${styles.columns} page-width`}>
        <div className={styles.sign}>
          <h2 id="come-and-see">{visitTexts.title}</h2>
          <p className="lead">{visitTexts.lead}</p>
          <VisitingState state={state} />
          <HoursList now={now} open={state?.open ?? false} />
        </div>
        <Directions />
        <AskForVisit />
      </div>
    </section>
  );
}
