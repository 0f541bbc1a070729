import { organization } from '../../content/organization.ts';
import { visitTexts } from '../../content/page-texts/contact.ts';
import type { LocalTime } from '../../lib/days.ts';
import { daysText, hoursText } from '../../components/visiting-hours.ts';
import { minuteText } from '../../lib/time-of-day.ts';
import styles from './hours-list.module.css';

type HoursListProps = {
  /** Null before hydration. */
  now: LocalTime | null;
  /** Whether visitors may come now. */
  open: boolean;
};

export function HoursList({ now, open }: HoursListProps) {
  const { visitingHours, visitingCondition } = organization;
  return (
    <div className={styles.hours} data-open={open || undefined}>
      <dl>
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
      <p className="remark">
        <span>{`${visitTexts.nairobiTime} `}</span>
        <span>{now ? visitTexts.nowThere.join(` ${minuteText(now.minutes)} `) : ''}</span>
      </p>
    </div>
  );
}
