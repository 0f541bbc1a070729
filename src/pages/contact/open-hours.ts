import type { VisitingHours } from '../../content/organization.ts';
import { addDays, type LocalTime, type Weekday, weekdayOf } from '../../lib/days.ts';
import { minutesOf, timeText } from '../../lib/time-of-day.ts';

export type VisitingState =
  | { open: true }
  | {
      open: false;
      /** Whether today is a public holiday. */
      holiday: boolean;
      /** 'Monday 9AM' or 'today 9AM'; null if not within a week. */
      opens: string | null;
    };

export function visitingState(
  now: LocalTime,
  all: readonly VisitingHours[],
  holidays: readonly string[],
): VisitingState {
  const holiday = holidays.includes(now.day);
  const today = hoursOn(now.weekday, all);
  if (!holiday && today && isWithin(now.minutes, today)) return { open: true };
  return { open: false, holiday, opens: nextOpening(now, all, holidays) };
}

function nextOpening(
  now: LocalTime,
  all: readonly VisitingHours[],
  holidays: readonly string[],
): string | null {
  const next = openDays(now.day, 7, all, holidays).find(
    ({ day, hours }) => day !== now.day || now.minutes < minutesOf(hours.opens),
  );
  return next
    ? `${next.day === now.day ? 'today' : next.weekday} ${timeText(next.hours.opens)}`
    : null;
}

/** Open days among the `count` days from `first` on. */
export function openDays(
  first: string,
  count: number,
  all: readonly VisitingHours[],
  holidays: readonly string[],
) {
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead)).flatMap((day) => {
    const weekday = weekdayOf(day);
    const hours = weekday && hoursOn(weekday, all);
    return hours && !holidays.includes(day) ? [{ day, weekday, hours }] : [];
  });
}

/** Undefined if the home is closed on that day. */
export function hoursOn(
  weekday: Weekday,
  all: readonly VisitingHours[],
): VisitingHours | undefined {
  return all.find(({ days }) => days.includes(weekday));
}

export function isWithin(minutes: number, { opens, closes }: VisitingHours): boolean {
  return minutes >= minutesOf(opens) && minutes < minutesOf(closes);
}
