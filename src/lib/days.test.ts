import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  isKenyanHoliday,
  visitorsDay,
  longDate,
  nairobiTime,
  weekdayOf,
  weekdays,
} from './days.ts';

const moment = fc.date({ min: new Date('2000'), max: new Date('2100'), noInvalidDate: true });

test('day, weekday and minute are those that Intl tells for Nairobi', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Nairobi',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  fc.assert(
    fc.property(moment, (date) => {
      const { day, weekday, minutes } = nairobiTime(date.valueOf());
      const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, value]));
      expect(weekday).toBe(parts.get('weekday'));
      expect(Number(day.slice(-2))).toBe(Number(parts.get('day')));
      expect(minutes).toBe(Number(parts.get('hour')) * 60 + Number(parts.get('minute')));
    }),
  );
});

// vite.config.ts sets the time zone of Nairobi.
test('the local day is that of the visitor’s own calendar', () => {
  expect(visitorsDay(new Date('2026-12-31T20:59:59Z'))).toBe('2026-12-31');
  expect(visitorsDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test.each(['', '2026-02-30', '28.11.2026', '20266-01-01'])('%j is no day', (text) =>
  expect(weekdayOf(text)).toBeNull(),
);

test('the next day has the next weekday, over the ends of months and years', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 800 }), (date, days) => {
      const { day, weekday } = nairobiTime(date.valueOf());
      const later = weekdays[(weekdays.indexOf(weekday) + days) % 7];
      expect(weekdayOf(addDays(day, days))).toBe(later);
    }),
  );
});

test('a day is written as British English does', () => {
  const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  fc.assert(
    fc.property(moment, (date) => {
      expect(longDate(date.toISOString().slice(0, 10))).toBe(english.format(date));
    }),
  );
});

test('what is no date is refused', () => {
  expect(() => longDate('last spring')).toThrow(RangeError);
});

test('the public holidays of Kenya are known, with Easter and the Mondays after Sundays', () => {
  const days = Array.from({ length: 365 }, (_, later) => addDays('2027-01-01', later));
  expect(days.filter(isKenyanHoliday)).toEqual([
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-06-01',
    '2027-10-10',
    '2027-10-11',
    '2027-10-20',
    '2027-12-12',
    '2027-12-13',
    '2027-12-25',
    '2027-12-26',
    '2027-12-27',
  ]);
  expect(isKenyanHoliday('')).toBe(false);
  // A date field has this day while the year 2027 is typed.
  expect(isKenyanHoliday('0002-04-10')).toBe(false);
});

test('Christmas on a Sunday is kept after Boxing Day, on the Tuesday', () => {
  const days = Array.from({ length: 10 }, (_, later) => addDays('2022-12-24', later));
  expect(days.filter(isKenyanHoliday)).toEqual([
    '2022-12-25',
    '2022-12-26',
    '2022-12-27',
    '2023-01-01',
    '2023-01-02',
  ]);
});

test.each([
  ['2024-03-29', '2024-04-01'],
  ['2025-04-18', '2025-04-21'],
  ['2026-04-03', '2026-04-06'],
  ['2028-04-14', '2028-04-17'],
  // The earliest and the latest Easter of two centuries, and the two years in which the moon is counted a day earlier.
  ['2008-03-21', '2008-03-24'],
  ['2038-04-23', '2038-04-26'],
  ['2049-04-16', '2049-04-19'],
  ['2076-04-17', '2076-04-20'],
])('Good Friday is on %s, and Easter Monday on %s', (friday, monday) => {
  const year = friday.slice(0, 4);
  const days = Array.from({ length: 60 }, (_, later) => addDays(`${year}-03-02`, later));
  expect(days.filter(isKenyanHoliday)).toEqual([friday, monday]);
});
