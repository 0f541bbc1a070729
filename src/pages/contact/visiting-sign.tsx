import { needsScript } from '../../boot-contract.ts';
import { daysText, hoursText } from '../../components/visiting-hours.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { visitTexts } from '../../content/page-texts/contact.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { nairobiTime } from '../../lib/days.ts';
import { minuteText } from '../../lib/time-of-day.ts';
import styles from './visiting-sign.module.css';
import { visitingState, type VisitingState } from './visits.ts';

const { visitingHours, visitingCondition } = organization;
const opening = { hours: visitingHours, holidays: homeSettings.publicHolidays ?? [] };

/** The hours, and from hydration on whether visitors may come now. */
export function VisitingSign() {
  const minute = useMinute();
  const now = minute === null ? null : nairobiTime(minute);
  const state = now && visitingState(now, opening);
  return (
    <div className={`${styles.sign} stack`} data-open={state?.open || undefined}>
      <h2 id="come-and-see">{visitTexts.title}</h2>
      <p className="lead">{visitTexts.lead}</p>
      {/* Not a live region, which would speak while a visitor fills in a form. */}
      <p className={`${styles.state} no-print`} {...needsScript}>
        <span>{state ? stateText(state) : ''}</span>
      </p>
      <div>
        <dl className={styles.hours}>
          {visitingHours.map((hours) => (
            <div
              key={daysText(hours)}
              data-today={(now && hours.days.includes(now.weekday)) || undefined}
            >
              <dt>{daysText(hours)}</dt>
              <dd>{hoursText(hours)}</dd>
            </div>
          ))}
          <div>
            <dt>{visitTexts.everyVisit}</dt>
            <dd>{visitingCondition}</dd>
          </div>
        </dl>
        <p className="remark">{visitTexts.holidays}</p>
        <p className={`${styles.now} remark`}>
          <span>{`${visitTexts.nairobiTime} `}</span>
          <span>{now ? visitTexts.nowThere.join(` ${minuteText(now.minutes)} `) : ''}</span>
        </p>
      </div>
    </div>
  );
}

function stateText(state: VisitingState): string {
  if (state.open) return `${visitTexts.openNow}, ${visitingCondition}`;
  if (state.holiday) return visitTexts.holidayNow;
  const opens = state.opens ? `, ${visitTexts.opens} ${state.opens}` : '';
  return `${visitTexts.closedNow}${opens}`;
}
