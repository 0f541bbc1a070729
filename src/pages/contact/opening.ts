import type { VisitingHours } from '../../content/organization.ts';
import { addDays, type NairobiTime, type Weekday, weekdayOf } from '../../lib/days.ts';
import { minutesOf, timeText } from '../../lib/time-of-day.ts';

/** When visitors may come. Holidays are days such as '2026-12-25'. */
export type Opening = { hours: readonly VisitingHours[]; holidays: readonly string[] };

export type VisitingState =
  | { open: true }
  | {
      open: false;
      /** Why the gate is closed at this time of today. */
      because: 'holiday' | 'by-appointment' | 'closed';
      /** The next opening: 'Monday 9AM' or 'today 9AM'. Null if there is none within a week. */
      opens: string | null;
    };

export function visitingState(now: NairobiTime, opening: Opening): VisitingState {
  const isHoliday = opening.holidays.includes(now.day);
  const today = hoursOn(now.day, opening.hours);
  if (!isHoliday && today && isWithin(now.minutes, today)) return { open: true };
  const isByAppointment = today?.times.length === 0;
  const otherwise = isByAppointment ? 'by-appointment' : 'closed';
  return {
    open: false,
    because: isHoliday ? 'holiday' : otherwise,
    opens: nextOpening(now, opening),
  };
}

function nextOpening(now: NairobiTime, opening: Opening): string | null {
  // The same day of next week is the eighth.
  for (const { day, weekday, hours } of openDays(now.day, 8, opening)) {
    const isToday = day === now.day;
    const next = hours.times.find(({ opens }) => !isToday || now.minutes < minutesOf(opens));
    if (next) return `${isToday ? 'today' : weekday} ${timeText(next.opens)}`;
  }
  return null;
}

/** Open days among the `count` days from `first` on. */
function openDays(first: string, count: number, { hours: all, holidays }: Opening) {
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead)).flatMap((day) => {
    const hours = hoursOn(day, all);
    return hours && !holidays.includes(day) ? [{ day, weekday: weekdayOf(day), hours }] : [];
  });
}

/** Undefined if the home is closed on that day, or if it is no day. */
export function hoursOn(day: string, all: readonly VisitingHours[]): VisitingHours | undefined {
  const weekday: Weekday | null = weekdayOf(day);
  return all.find(({ days }) => weekday && days.includes(weekday));
}

function isWithin(minutes: number, { times }: VisitingHours): boolean {
  return times.some(
    ({ opens, closes }) => minutes >= minutesOf(opens) && minutes < minutesOf(closes),
  );
}

/** What the visitor asks for, in Nairobi's calendar: '2026-11-28', '11:00'. */
export type RequestedTime = { day: string; time: string };

/** With less time left until closing, a message may be answered only on the next open day. */
const TIME_TO_ANSWER_MIN = 60;

/**
 * The first day for which a message is read in time: the day after the next one on which somebody can answer. If nobody
 * can within two weeks, it is tomorrow.
 */
function dayAfterAnswer(now: NairobiTime, opening: Opening): string {
  const answered = openDays(now.day, 14, opening).find(({ day, hours }) => {
    const { closes } = hours.times.at(-1) ?? {};
    return day !== now.day || (closes && now.minutes + TIME_TO_ANSWER_MIN <= minutesOf(closes));
  });
  return addDays(answered?.day ?? now.day, 1);
}

/** The first day that the form proposes. Null if the home takes no visits within two weeks. */
export function firstVisitDay(now: NairobiTime, opening: Opening): string | null {
  const [first] = openDays(dayAfterAnswer(now, opening), 14, opening);
  return first && first.day <= addDays(now.day, 14) ? first.day : null;
}

/** Every half hour at which a visit can begin: '09:00'. */
export function visitTimes(all: readonly VisitingHours[]): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  return hours
    .flatMap((hour) => [`${hour}:00`, `${hour}:30`])
    .filter((time) => all.some((it) => isWithin(minutesOf(time), it)));
}

/**
 * The times of the chosen day, or of every day while none is chosen. A time that was chosen for another day stays, so
 * that the form can say that it is outside the hours.
 */
export function offeredTimes({ day, time }: RequestedTime, all: readonly VisitingHours[]) {
  const hours = hoursOn(day, all);
  const times = visitTimes(all);
  return hours ? times.filter((it) => it === time || isWithin(minutesOf(it), hours)) : times;
}

/** How many days ahead a visit can be asked for. */
const FARTHEST_DAYS = 366;

/** 'outside-hours' refuses the time, and all others refuse the day. */
export type VisitRefusal =
  | 'no-day'
  | 'past-day'
  | 'today'
  | 'too-soon'
  | 'too-far'
  | 'holiday'
  | 'no-hours'
  | 'outside-hours';

/**
 * Why the visit can't be asked for. Null if it can. An empty time is not judged yet. A visit on a day for which a
 * message may be read too late is agreed by phone.
 */
export function visitRefusal(
  { day, time }: RequestedTime,
  now: NairobiTime,
  opening: Opening,
): VisitRefusal | null {
  if (weekdayOf(day) === null) return 'no-day';
  if (day < now.day) return 'past-day';
  if (day === now.day) return 'today';
  if (day < dayAfterAnswer(now, opening)) return 'too-soon';
  if (day > addDays(now.day, FARTHEST_DAYS)) return 'too-far';
  if (opening.holidays.includes(day)) return 'holiday';
  const hours = hoursOn(day, opening.hours);
  if (!hours) return 'no-hours';
  // By appointment any time is agreed later.
  if (time === '' || hours.times.length === 0) return null;
  return isWithin(minutesOf(time), hours) ? null : 'outside-hours';
}
