import { addDays, type LocalTime, type Weekday, weekdayOf, weekdays } from './days.ts';
import { listedWords } from './text.ts';

export type VisitingHours = {
  days: readonly Weekday[];
  /** From 0:00 to 24:00: '9:00'. */
  opens: string;
  /** Already closed in this minute. */
  closes: string;
};

export type VisitingState =
  | { open: true }
  | {
      open: false;
      /** Whether today is a public holiday. */
      holiday: boolean;
      /** 'Monday 9AM' or 'today 9AM'; null if not within a week. */
      opens: string | null;
    };

/** 'Monday-Friday', 'Saturday and Sunday', 'Monday, Wednesday and Friday'. */
export function daysText({ days }: VisitingHours): string {
  const [first, last] = [days[0], days.at(-1)];
  const inRow = days.every(
    (day, index) => index === 0 || dayNumber(day) === (dayNumber(days[index - 1]) + 1) % 7,
  );
  return inRow && days.length > 2 ? `${first}-${last}` : listedWords(days);
}

/** '9AM-5PM'. */
export function hoursText({ opens, closes }: VisitingHours): string {
  return `${timeText(opens)}-${timeText(closes)}`;
}

/** '9:00' and '09:00' become '9AM', '17:30' becomes '5:30PM'. */
export function timeText(time: string): string {
  return minuteText(minutesOf(time));
}

/** Minutes since midnight. */
export function minuteText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60;
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}${half}`;
}

/** Minutes since midnight; NaN for anything but '0:00' to '24:00'. */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 24 * 60 ? total : Number.NaN;
}

/** Undefined if the home is closed on that day. */
export function hoursOn(
  weekday: Weekday,
  all: readonly VisitingHours[],
): VisitingHours | undefined {
  return all.find(({ days }) => days.includes(weekday));
}

function isWithin(minutes: number, { opens, closes }: VisitingHours): boolean {
  return minutes >= minutesOf(opens) && minutes < minutesOf(closes);
}

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
function openDays(
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

/** Every half hour at which a visit can begin: '09:00'. */
export function visitTimes(all: readonly VisitingHours[]): string[] {
  const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);
  return halfHours
    .filter((minutes) => all.some((hours) => isWithin(minutes, hours)))
    .map(
      (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 || '00'}`,
    );
}

function dayNumber(day: Weekday | undefined): number {
  return weekdays.indexOf(day ?? 'Sunday');
}

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
