import { addDays } from './add-days.ts';
import { weekdayOf, type LocalTime } from './nairobi-time.ts';
import { hoursOn, isWithin, minutesOf, type VisitingHours } from './visiting-hours.ts';

/** What a visitor asks for, in Nairobi's calendar: the day as '2026-11-28', the time as '11:00'. */
export type AskedTime = { day: string; time: string };

export type VisitRefusal = {
  field: 'day' | 'time';
  reason: 'no-day' | 'past' | 'too-far' | 'holiday' | 'no-hours' | 'outside-hours';
};

/** How far ahead a visit can be asked for, in days. */
const FARTHEST_DAYS = 366;

/** Why a visit cannot be asked for; null if it can. An empty time is not judged yet. */
export function visitRefusal(
  { day, time }: AskedTime,
  now: LocalTime,
  all: readonly VisitingHours[],
  holidays: readonly string[],
): VisitRefusal | null {
  const weekday = weekdayOf(day);
  if (weekday === null) return { field: 'day', reason: 'no-day' };
  if (day < now.day) return { field: 'day', reason: 'past' };
  if (day > addDays(now.day, FARTHEST_DAYS)) return { field: 'day', reason: 'too-far' };
  if (holidays.includes(day)) return { field: 'day', reason: 'holiday' };
  const hours = hoursOn(weekday, all);
  if (!hours) return { field: 'day', reason: 'no-hours' };
  if (time === '') return null;
  if (!isWithin(minutesOf(time), hours)) return { field: 'time', reason: 'outside-hours' };
  const over = day === now.day && minutesOf(time) <= now.minutes;
  return over ? { field: 'time', reason: 'past' } : null;
}
