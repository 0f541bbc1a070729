import type { VisitingHours } from '../../content/organization.ts';
import { addDays, type LocalTime, weekdayOf } from '../../lib/days.ts';
import { minutesOf } from '../../lib/time-of-day.ts';
import { hoursOn, isWithin, openDays } from './open-hours.ts';

/** In Nairobi's calendar: '2026-11-28', '11:00'. */
export type RequestedTime = { day: string; time: string };

export type VisitRefusal = {
  field: 'day' | 'time';
  reason:
    | 'no-day'
    | 'past-day'
    | 'today'
    | 'too-soon'
    | 'too-far'
    | 'holiday'
    | 'no-hours'
    | 'outside-hours';
};

/** In minutes. With less left until closing, a message may be answered only on the next open day. */
const TIME_TO_ANSWER = 60;

/**
 * The day after the next one on which somebody is there to answer. If nobody is there within two weeks it is tomorrow,
 * and the visitor has to call.
 */
export function firstVisitDay(
  now: LocalTime,
  all: readonly VisitingHours[],
  holidays: readonly string[],
): string {
  const answered = openDays(now.day, 14, all, holidays).find(
    ({ day, hours }) => day !== now.day || now.minutes + TIME_TO_ANSWER <= minutesOf(hours.closes),
  );
  return addDays(answered?.day ?? now.day, 1);
}

/**
 * The times of the chosen day, or of every day while none is chosen. A time chosen for another day stays, so that the
 * visitor is told.
 */
export function offeredTimes(
  { day, time }: RequestedTime,
  all: readonly VisitingHours[],
): string[] {
  const weekday = weekdayOf(day);
  const hours = weekday && hoursOn(weekday, all);
  const times = visitTimes(all);
  return hours ? times.filter((it) => it === time || isWithin(minutesOf(it), hours)) : times;
}

/** How many days ahead a visit can be asked for. */
const FARTHEST_DAYS = 366;

/**
 * Why the visit can't be asked for; null if it can. An empty time is not judged yet. A visit before the first day is
 * agreed by phone, because a message may be read too late.
 */
export function visitRefusal(
  { day, time }: RequestedTime,
  now: LocalTime,
  all: readonly VisitingHours[],
  holidays: readonly string[],
): VisitRefusal | null {
  const weekday = weekdayOf(day);
  if (weekday === null) return { field: 'day', reason: 'no-day' };
  if (day < now.day) return { field: 'day', reason: 'past-day' };
  if (day === now.day) return { field: 'day', reason: 'today' };
  if (day < firstVisitDay(now, all, holidays)) return { field: 'day', reason: 'too-soon' };
  if (day > addDays(now.day, FARTHEST_DAYS)) return { field: 'day', reason: 'too-far' };
  if (holidays.includes(day)) return { field: 'day', reason: 'holiday' };
  const hours = hoursOn(weekday, all);
  if (!hours) return { field: 'day', reason: 'no-hours' };
  if (time === '' || isWithin(minutesOf(time), hours)) return null;
  return { field: 'time', reason: 'outside-hours' };
}

/** Every half hour at which a visit can begin: '09:00'. */
export function visitTimes(all: readonly VisitingHours[]): string[] {
  const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);
  return halfHours
    .filter((minutes) => all.some((hours) => isWithin(minutes, hours)))
    .map(
      (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 || '00'}`,
    );
}
