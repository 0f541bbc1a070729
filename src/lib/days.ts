/** The weekdays in the order of Date.getUTCDay(). */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

export type NairobiTime = {
  /** '2026-11-28'. */
  day: string;
  weekday: Weekday;
  /** The minutes since midnight. */
  minutes: number;
};

// Kenya has no summer time. Not `Intl`: see `money.ts`.
const NAIROBI_OFFSET_MS = 3 * 3_600_000;

/** `ms` counts from 1970. */
export function nairobiTime(ms: number): NairobiTime {
  const shifted = new Date(ms + NAIROBI_OFFSET_MS);
  const day = shifted.toISOString().slice(0, 10);
  const minutes = shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
  return { day, weekday: weekdayOf(day) ?? 'Sunday', minutes };
}

/** Takes a day such as '2026-11-28'. Null for any other text. */
export function weekdayOf(day: string): Weekday | null {
  const date = new Date(`${day}T00:00:00Z`);
  // Engines read '2026-02-30' as 2 March.
  const exists = !Number.isNaN(date.valueOf()) && date.toISOString() === `${day}T00:00:00.000Z`;
  return (exists && weekdays[date.getUTCDay()]) || null;
}

/** The day in the visitor's own calendar: '2026-11-28'. */
export function visitorsDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((it) =>
    String(it).padStart(2, '0'),
  );
  return `${year}-${month}-${day}`;
}

const DAY_MS = 86_400_000;

/** Takes and returns days such as '2026-11-28'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const fixedHolidays = '01-01 05-01 06-01 10-10 10-20 12-12 12-25 12-26'.split(' ');

/**
 * Whether a day such as '2026-12-25' is a public holiday of Kenya's Public Holidays Act, from 1900 to 2199. A holiday
 * on a Sunday is kept on the next day that is none (section 4). The Sunday counts too, because people celebrate on it.
 * Idd follows the moon as it is seen, and the government may declare other days (section 3): they cannot be known.
 */
export function isKenyanHoliday(day: string): boolean {
  return weekdayOf(day) !== null && (isNamedHoliday(day) || isKeptNextDay(addDays(day, -1)));
}

function isNamedHoliday(day: string): boolean {
  return fixedHolidays.includes(day.slice(5)) || isEasterHoliday(day);
}

/** Whether a holiday on this day, or on a Sunday before it, is still to be kept on the day after it. */
function isKeptNextDay(day: string): boolean {
  return isNamedHoliday(day) && (weekdayOf(day) === 'Sunday' || isKeptNextDay(addDays(day, -1)));
}

/** Good Friday and Easter Monday. */
function isEasterHoliday(day: string): boolean {
  const easter = easterSunday(day.slice(0, 4));
  return [addDays(easter, -2), addDays(easter, 1)].includes(day);
}

/** The first Sunday after the church's full moon of spring, which is in a table of 19 years. Takes '2027', '0002'. */
function easterSunday(year: string): string {
  const place = Number(year) % 19;
  const moon = (19 * place + 24) % 30;
  // The table ends on 18 April: two of its moons are a day earlier.
  const daysAfterMarch21 = moon === 29 || (moon === 28 && place > 10) ? moon - 1 : moon;
  const fullMoon = addDays(`${year}-03-21`, daysAfterMarch21);
  return addDays(fullMoon, 7 - weekdays.indexOf(weekdayOf(fullMoon) ?? 'Sunday'));
}

/** '2026-11-21' becomes '21 November 2026' in every locale and time zone. Throws a RangeError for anything else. */
export function longDate(isoDate: string): string {
  const date = new Date(isoDate);
  const month = months[date.getUTCMonth()];
  if (!month) throw new RangeError(`"${isoDate}" is no date: expected one such as 2026-11-21`);
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
