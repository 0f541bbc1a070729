import { expect, test } from 'vitest';
import { isKenyanHoliday } from './kenyan-holidays.ts';

test.each([
  ['2026-12-25', true],
  ['2027-06-01', true],
  ['2026-12-24', false],
  ['', false],
])('%j is a fixed public holiday of Kenya: %s', (day, isOne) => {
  expect(isKenyanHoliday(day)).toBe(isOne);
});
