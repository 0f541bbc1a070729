import { expect, test } from 'vitest';
import { monthsPaid } from './months-paid.ts';

test.each([
  [185, 12],
  [100, 6],
  [50, 3],
  [184, 11],
  [15, 0],
  [16, 1],
  [370, 12],
])('$%d of $185 a year pay for %d whole months', (amount, months) => {
  expect(monthsPaid(amount, 185)).toBe(months);
});

test('counts shillings in the same way', () => {
  expect(monthsPaid(12_000, 24_000)).toBe(6);
});
