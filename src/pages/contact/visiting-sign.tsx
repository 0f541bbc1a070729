import { needsScript } from '../../boot-contract.ts';
import { hoursLines } from '../../components/visiting-hours.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { homeSettings } from '../../content/home-settings.ts';
import { hasVisitingHours, organization, takesVisits } from '../../content/organization.ts';
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
  if (!takesVisits) return <NoHours />;
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
          {hoursLines(visitTexts.everyVisit).map(({ days, hours, weekdays }) => (
            <div key={days} data-today={(now && weekdays.includes(now.weekday)) || undefined}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {homeSettings.publicHolidays?.length === 0 ? null : (
          <p className="remark">{visitTexts.holidays}</p>
        )}
        {hasVisitingHours ? (
          <p className={`${styles.now} remark`}>
            <span>{`${visitTexts.nairobiTime} `}</span>
            <span>{now ? visitTexts.nowThere.join(` ${minuteText(now.minutes)} `) : ''}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function NoHours() {
  return (
    <div className={`${styles.sign} stack`}>
      <h2 id="come-and-see">{visitTexts.title}</h2>
      <p className="lead">{visitTexts.noHours}</p>
      <p>
        <PhoneLink call className="button blue" />
      </p>
    </div>
  );
}

function stateText(state: VisitingState): string {
  if (state.open) return `${visitTexts.openNow}, ${visitingCondition}`;
  if (state.because === 'holiday') return visitTexts.holidayNow;
  const today =
    state.because === 'by-appointment' ? visitTexts.byAppointmentNow : visitTexts.closedNow;
  return state.opens ? `${today}, ${visitTexts.opens} ${state.opens}` : today;
}
