/** The day of a date in the visitor's own calendar, as '2026-11-28'. */
export function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((it) =>
    String(it).padStart(2, '0'),
  );
  return `${year}-${month}-${day}`;
}
