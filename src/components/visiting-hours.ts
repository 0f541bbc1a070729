import { type Organization, organization, type VisitingHours } from '../content/organization.ts';
import { type Weekday, weekdays } from '../lib/days.ts';
import { listedWords } from '../lib/text.ts';
import { timeText } from '../lib/time-of-day.ts';

/** 'Monday-Friday', 'Saturday and Sunday', 'Monday, Wednesday and Friday'. */
export function daysText({ days }: VisitingHours): string {
  const [first, last] = [days[0], days.at(-1)];
  const inRow = days.every(
    (day, index) => index === 0 || dayNumber(day) === (dayNumber(days[index - 1]) + 1) % 7,
  );
  return inRow && days.length > 2 ? `${first}-${last}` : listedWords(days);
}

/** '9AM-5PM', '9AM-12PM and 2PM-5PM', 'all day', 'by appointment'. */
export function hoursText({ times }: VisitingHours): string {
  if (times.length === 0) return BY_APPOINTMENT;
  const spans = times.map(({ opens, closes }) => `${timeText(opens)}-${timeText(closes)}`);
  return spans[0] === '12AM-12AM' ? 'all day' : listedWords(spans);
}

const BY_APPOINTMENT = 'by appointment';

type HoursLine = { days: string; hours: string; weekdays: readonly Weekday[] };

type VisitingTerms = Pick<Organization, 'visitingHours' | 'visitingCondition'>;

/**
 * A line for each group of days, and at the end one for every visit, whose condition usually is "by appointment". Days
 * on which visitors come by appointment alone share that line if the condition says so: "by appointment only".
 */
export function hoursLines(
  everyVisit: string,
  { visitingHours, visitingCondition }: VisitingTerms = organization,
): HoursLine[] {
  const lines = visitingHours.map((on) => ({
    days: daysText(on),
    hours: hoursText(on),
    weekdays: on.days,
  }));
  const sharing = lines.find(({ hours }) => visitingCondition.startsWith(hours));
  const last = {
    days: sharing ? `${sharing.days}, and ${everyVisit.toLowerCase()}` : everyVisit,
    hours: visitingCondition,
    weekdays: sharing?.weekdays ?? [],
  };
  return [...lines.filter((line) => line !== sharing), last];
}

/** 'Our hours are Monday-Friday 9AM-5PM, Nairobi time. Saturday: by appointment.' '' if all days are closed. */
export function allHoursText(ourHours: string, all = organization.visitingHours): string {
  const timed = all.filter(isTimed).map((on) => `${daysText(on)} ${hoursText(on)}`);
  const others = all.filter((on) => !isTimed(on)).map((on) => `${daysText(on)}: ${hoursText(on)}.`);
  return [
    ...(timed.length > 0 ? [`${ourHours} ${timed.join(', ')}, Nairobi time.`] : []),
    ...others,
  ].join(' ');
}

const isTimed = ({ times }: VisitingHours) => times.length > 0;

function dayNumber(day: Weekday | undefined): number {
  return weekdays.indexOf(day ?? 'Sunday');
}
