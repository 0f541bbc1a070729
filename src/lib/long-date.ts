const months =
  'January February March April May June July August September October November December';

/** '2026-11-21' as it is written out, alike in every locale and time zone: 21 November 2026. */
export function longDate(isoDate: string): string {
  const date = new Date(isoDate);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-').map(Number);
  return `${day} ${months.split(' ')[(month ?? 0) - 1]} ${year}`;
}
