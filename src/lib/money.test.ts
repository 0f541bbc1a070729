import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatKes, formatUsd, groupThousands } from './money.ts';

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
