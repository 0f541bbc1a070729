import { expect, test } from 'vitest';
import type { DonationTier } from '../content/payments.ts';
import { purposeOfTier, tierAddress } from './purposes.ts';

const box: DonationTier = {
  id: 'pencils-2',
  prices: { KES: 1950, USD: 15 },
  serves: 12,
  label: 'a box of pencils (HB, 12)',
  things: 'pencils (HB, 12)',
  unit: { one: 'a box', many: 'boxes' },
  photo: null,
};

test('a gift has the id, the unit and the words of its entry, whatever these hold', () => {
  expect(purposeOfTier(box)).toEqual({
    id: 'pencils-2',
    title: 'A box of pencils (HB, 12)',
    words: 'pencils (HB, 12)',
    prices: { KES: 1950, USD: 15 },
    serves: 12,
    isCounted: true,
    quantities: [
      { multiple: 1, label: 'a box', words: 'a box of pencils (HB, 12)' },
      { multiple: 2, label: 'two boxes', words: 'two boxes of pencils (HB, 12)' },
      { multiple: 4, label: 'four boxes', words: 'four boxes of pencils (HB, 12)' },
    ],
    photo: null,
  });
  expect(tierAddress(box)).toBe('/give#kes-1950-once-for-pencils-2');
});

test('a gift without a unit is given by half, once and twice', () => {
  const { quantities } = purposeOfTier({ ...box, unit: null });
  expect(quantities.map(({ multiple }) => multiple)).toEqual([0.5, 1, 2]);
});
