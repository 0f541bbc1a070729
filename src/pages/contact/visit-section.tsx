import { visitTexts } from '../../content/page-texts/contact.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { nairobiTime } from '../../lib/days.ts';
import { Section } from '../../design-system/section.tsx';
import { AskForVisit } from './ask-for-visit.tsx';
import { HoursList } from './hours-list.tsx';
import styles from './visit-section.module.css';
import { VisitingState } from './visiting-state.tsx';
import { Directions } from './directions.tsx';

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
        </div>
        <AskForVisit />
        <Directions />
      </div>
    </Section>
  );
}
