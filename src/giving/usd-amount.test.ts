import { assert, boolean, integer, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { parseUsd, USD_PATTERN } from './usd-amount.ts';

test.each([
  ['1', 1],
  [' 75 ', 75],
  ['$150', 150],
  ['$ 1,000', 1000],
  ['185,00', 185],
  ['007', 7],
])('%j is %d', (text, usd) => {
  expect(parseUsd(text)).toBe(usd);
});

test.each(['', '0.00', '-5', '12.5', '1,00,0', '10000000', '１８５'])('%j is no amount', (text) => {
  expect(parseUsd(text)).toBeNull();
});

test('every whole amount in range is read, with or without its commas', () => {
  assert(
    property(integer({ min: 1, max: 9_999_999 }), boolean(), (usd, grouped) => {
      expect(parseUsd(grouped ? usd.toLocaleString('en-US') : String(usd))).toBe(usd);
    }),
  );
});

test('the field takes just what the code reads', () => {
  // As browsers compile a `pattern`.
  const pattern = new RegExp(`^(?:${USD_PATTERN})$`, 'v');
  assert(
    property(stringMatching(/^[ $\d.,e-]{0,12}$/), (text) => {
      expect(pattern.test(text)).toBe(parseUsd(text) !== null);
    }),
  );
});
