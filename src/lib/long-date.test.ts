import { expect, test } from 'vitest';
import { longDate, monthLetter } from './long-date.ts';

test.each([
  ['2026-11-21', '21 November 2026'],
  ['2027-01-01', '1 January 2027'],
])('%s is %s', (isoDate, written) => {
  expect(longDate(isoDate)).toBe(written);
});

test('refuses what is no date', () => {
  expect(() => longDate('last spring')).toThrow(RangeError);
});

test('months are known by their first letter', () => {
  const letters = Array.from({ length: 12 }, (_month, later) => monthLetter('2026-12-31', later));
  expect(letters.join('')).toBe('DJFMAMJJASON');
});
