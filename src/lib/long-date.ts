const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * '2026-11-21' becomes '21 November 2026' in every locale and time zone. Not by `Intl`: see
 * `group-thousands.ts`. Throws a RangeError for anything but a date.
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
