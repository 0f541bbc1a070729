import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedChoice } from '../../giving/linked-choice.ts';
import { choicesOf, planAddress, planName, planWords } from './sponsorship-message.ts';

const valuesOf = (usd: number, paymentFrequency: string) => ({
  sponsorshipAmount: 'custom',
  customAmount: `${usd}`,
  paymentFrequency,
});

// $185 are KSH 24,000. The parts are rounded up to cents: $100 in twelve is $8.333…
test.each([
  [185, 'annual', '1 payment of $185 (KSH 24,000)', 'usd-185-annual-for-school'],
  [
    185,
    'semi-annual',
    '2 payments of $92.50: $185 (KSH 24,000)',
    'usd-92.50-semi-annual-for-school',
  ],
  [
    185,
    'monthly',
    '12 payments of about $15.42: $185.04 (KSH 24,000)',
    'usd-15.42-monthly-for-school',
  ],
  [
    370,
    'monthly',
    '12 payments of about $30.84: $370.08 (KSH 48,000)',
    'usd-30.84-monthly-for-school',
  ],
  [
    100,
    'monthly',
    '12 payments of about $8.34: $100.08 (KSH 12,983)',
    'usd-8.34-monthly-for-school',
  ],
  [12, 'monthly', '12 payments of $1: $12 (KSH 1,557)', 'usd-1-monthly-for-school'],
  // Less than a dollar can't be paid, so the link has no amount.
  [11, 'monthly', '12 payments of about $0.92: $11.04 (KSH 1,432)', 'usd-monthly-for-school'],
  [3, 'quarterly', '4 payments of $0.75: $3 (KSH 389)', 'usd-quarterly-for-school'],
])('%d dollars a year, %s, are “%s”, and lead to %s', (usd, frequency, words, fragment) => {
  const { plan } = choicesOf(valuesOf(usd, frequency));
  expect(plan && planWords(plan).replace(/ in all$/, '')).toBe(words);
  expect(planAddress(valuesOf(usd, frequency))).toBe(`/give#${fragment}`);
});

test.each([
  [50, 'Support for a child’s year at school'],
  [185, 'A child’s year at school'],
  [200, 'A sponsorship of a child'],
  [925, 'School fees for five children'],
])('%d dollars a year are called “%s”', (usd, name) => {
  const { plan } = choicesOf(valuesOf(usd, 'annual'));
  expect(plan && planName(plan)).toBe(name);
});

test('How to give reads the link of every plan', () => {
  const usd = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 9_999_999 }));
  const frequency = fc.constantFrom('annual', 'semi-annual', 'quarterly', 'monthly');
  fc.assert(
    fc.property(usd, frequency, (usd, frequency) => {
      const address = planAddress(valuesOf(usd, frequency));
      const named = linkedChoice(address.replace('/give', ''));
      expect(named).toMatchObject({ unread: null, choice: { currency: 'USD', often: frequency } });
    }),
  );
});
