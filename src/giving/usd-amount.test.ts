import { assert, boolean, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { choiceOf } from '../lib/giving-plan.ts';
import { parseUsd } from './usd-amount.ts';

test.each([
  ['1', 1],
  [' 75 ', 75],
  ['$150', 150],
  ['$ 1,000', 1000],
  ['185,00', 185],
  ['007', 7],
  ['US$150', 150],
  ['usd 150.00', 150],
  ['150 USD', 150],
  ['١٥٠', 150],
  ['１５０', 150],
  ['\u200E150\u200B', 150],
])('%j is %d', (text, usd) => {
  expect(parseUsd(text)).toBe(usd);
});

test.each(['', '0.00', '-5', '\u22125', '12.5', '1,00,0', '1.000', '24,000 KSH', 'KSH 150', '1e3'])(
  '%j is no amount',
  (text) => {
    expect(parseUsd(text)).toBeNull();
  },
);

test('a field and an address take the same amounts, with or without commas and currency', () => {
  assert(
    property(
      integer({ min: -1, max: 99_999_999 }),
      boolean(),
      constantFrom('', '$', 'US$ ', 'USD '),
      (usd, grouped, currency) => {
        const typed = `${currency}${grouped ? usd.toLocaleString('en-US') : usd}`;
        expect(parseUsd(typed)).toBe(choiceOf(`#gift-${usd}`)?.usd ?? null);
      },
    ),
  );
});
