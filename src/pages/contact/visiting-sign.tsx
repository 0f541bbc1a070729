import { needsScript } from '../../boot-contract.ts';
import { hoursLines } from '../../components/visiting-hours.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organizationSettings } from '../../content/organization-settings.ts';
import { hasVisitingHours, organization, takesVisits } from '../../content/organization.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { nairobiTime } from '../../lib/days.ts';
import { minuteText } from '../../lib/time-of-day.ts';
import styles from './visiting-sign.module.css';
import { visitingState, type VisitingState } from './opening.ts';

const { visitingHours, visitingCondition } = organization;
const opening = { hours: visitingHours, holidays: organizationSettings.publicHolidays ?? [] };

/** The hours, and from hydration on whether visitors may come now. */
export function VisitingSign() {
  const minute = useMinute();
  const now = minute === null ? null : nairobiTime(minute);
  const state = now && visitingState(now, opening);
  if (!takesVisits) return <NoHours />;
  return (
    <div className={`${styles.sign} stack`} data-open={state?.open || undefined}>
      <h2 id="come-and-see">Come and see</h2>
      {/* to confirm */}
      <p className="lead">
        You are welcome{hasVisitingHours ? ' during our visiting hours' : ''}. Ask for a day first,
        and we will agree it with you.
      </p>
      {/* Not a live region, which would speak while a visitor fills in a form. */}
      <p className={`${styles.state} no-print`} {...needsScript}>
        <span>{state ? stateText(state) : ''}</span>
      </p>
      <div>
        <dl className={styles.hours}>
          {hoursLines('Every visit').map(({ days, hours, weekdays }) => (
            <div key={days} data-today={(now && weekdays.includes(now.weekday)) || undefined}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {organizationSettings.publicHolidays?.length === 0 ? null : (
          <p className="remark">
            On public holidays, call first. Our form cannot know all of them: Idd-ul-Fitr,
            Idd-ul-Adha and days that the government declares are announced late.
          </p>
        )}
        {hasVisitingHours ? (
          <p className={`${styles.now} remark`}>
            All times are Nairobi time.{' '}
            <span>{now ? `It is now ${minuteText(now.minutes)} here.` : ''}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function NoHours() {
  return (
    <div className={`${styles.sign} stack`}>
      <h2 id="come-and-see">Come and see</h2>
      <p className="lead">We have no visiting hours at present. Please call us before you come.</p>
      <p>
        <PhoneLink call className="button blue" />
      </p>
    </div>
  );
}

function stateText(state: VisitingState): string {
  if (state.open) return `Visiting hours now, ${visitingCondition}`;
  if (state.because === 'holiday') return 'Public holiday today: call first';
  const today =
    state.because === 'by-appointment' ? 'Today by appointment' : 'Closed to visitors now';
  return state.opens ? `${today}, opens ${state.opens}` : today;
}
