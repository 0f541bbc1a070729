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

// Kenya has no summer time. Not by `Intl`: see `group-thousands.ts`.
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
