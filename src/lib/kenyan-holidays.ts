/** Month and day. */
const fixedDates = '01-01 05-01 06-01 10-10 10-20 12-12 12-25 12-26'.split(' ');

/** Takes a day such as '2026-12-25'. Easter and the two Idd move, and Kenya may declare more. */
export function isKenyanHoliday(day: string): boolean {
  return fixedDates.includes(day.slice(5));
}
