/** '2026-11-21' as it is written out, alike in every locale and time zone: 21 November 2026. */
export function longDate(isoDate: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(isoDate));
}
