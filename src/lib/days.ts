/** As Date.getUTCDay() counts. */
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

export type LocalTime = {
  /** '2026-11-28'. */
  day: string;
  weekday: Weekday;
  /** Since midnight. */
  minutes: number;
};

// Kenya has no summer time. Not by `Intl`: see `money.ts`.
const NAIROBI_OFFSET_MS = 3 * 3_600_000;

/** The clock in Nairobi at a time in ms since 1970, wherever the visitor is. */
export function nairobiTime(ms: number): LocalTime {
  const shifted = new Date(ms + NAIROBI_OFFSET_MS);
  const day = shifted.toISOString().slice(0, 10);
  const minutes = shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
  return { day, weekday: weekdayOf(day) ?? 'Sunday', minutes };
}

/** The weekday of a day such as '2026-11-28'; null for a text that is no day. */
export function weekdayOf(day: string): Weekday | null {
  const date = new Date(`${day}T00:00:00Z`);
  // Engines read '2026-02-30' as 2 March.
  const exists = !Number.isNaN(date.valueOf()) && date.toISOString() === `${day}T00:00:00.000Z`;
  return (exists && weekdays[date.getUTCDay()]) || null;
}

/** The day of a date in the visitor's own calendar, as '2026-11-28'. */
export function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((it) =>
    String(it).padStart(2, '0'),
  );
  return `${year}-${month}-${day}`;
}

const DAY_MS = 86_400_000;

/** The day that is `days` days later; days as '2026-11-28'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * '2026-11-21' becomes '21 November 2026' in every locale and time zone. Not by `Intl`: see
 * `money.ts`. Throws a RangeError for anything but a date.
 */
export function longDate(isoDate: string): string {
  const date = new Date(isoDate);
  const month = months[date.getUTCMonth()];
  if (!month) throw new RangeError(`"${isoDate}" is no date: expected one such as 2026-11-21`);
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** The first letter of the month `later` months after that of an ISO date: of '2026-12-01' and 1 it is 'J'. */
export function monthLetter(isoDate: string, later: number): string {
  return months[(new Date(isoDate).getUTCMonth() + later) % 12]?.charAt(0) ?? '';
}
