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

test('the public holidays of Kenya that have a fixed date are known', () => {
  const days = Array.from({ length: 365 }, (_, later) => addDays('2027-01-01', later));
  expect(days.filter(isKenyanHoliday)).toEqual([
    '2027-01-01',
    '2027-05-01',
    '2027-06-01',
    '2027-10-10',
    '2027-10-20',
    '2027-12-12',
    '2027-12-25',
    '2027-12-26',
  ]);
  expect(isKenyanHoliday('')).toBe(false);
});
