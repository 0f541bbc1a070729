import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { isKenyanHoliday } from './kenyan-holidays.ts';

test('knows the public holidays of Kenya that have a fixed date', () => {
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
