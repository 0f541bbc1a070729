import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Currency,
  formatKes,
  formatUsd,
  groupThousands,
  instalmentOf,
  times,
} from './money.ts';

test.each([
  [185, '$185'],
  [1000, '$1,000'],
  [46.25, '$46.25'],
  [92.5, '$92.50'],
  // Rounded to cents before it is whole or not.
  [49.999, '$50'],
])('%d dollars are written %s', (amount, text) => {
  expect(formatUsd(amount)).toBe(text);
});

test('shillings are written as the home does', () => {
  expect(formatKes(24_000)).toBe('KSH 24,000');
});

const english = new Intl.NumberFormat('en-US');

test('the digits are grouped as English does', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(groupThousands(String(number))).toBe(english.format(number));
    }),
  );
});

test.each([
  ['KES', 24_000, 12, 2000],
  ['KES', 500_001, 3, 166_667],
  ['USD', 185, 12, 15.42],
  ['USD', 370, 12, 30.84],
  ['USD', 100, 12, 8.34],
  ['USD', 370, 4, 92.5],
  // 0.07 × 100 is a little more than 7.
  ['USD', 0.07, 1, 0.07],
  ['USD', 11, 12, 0.92],
] as const)('a part of %s %d in %d parts is %d', (currency, amount, parts, part) => {
  expect(instalmentOf({ currency, amount }, parts)).toBe(part);
});

test('the parts of an amount never fall short of it, and by less than a unit each do they exceed it', () => {
  const units = fc.integer({ min: 1, max: 1_000_000_000 });
  const currencies = fc.constantFrom<Currency>('KES', 'USD');
  fc.assert(
    fc.property(currencies, units, fc.constantFrom(1, 2, 4, 12), (currency, count, parts) => {
      const unit = currency === 'KES' ? 1 : 0.01;
      const amount = times(count, unit);
      const excess = times(1, times(parts, instalmentOf({ currency, amount }, parts)) - amount);
      expect(excess).toBeGreaterThanOrEqual(0);
      expect(excess).toBeLessThan(times(parts, unit));
    }),
  );
});
