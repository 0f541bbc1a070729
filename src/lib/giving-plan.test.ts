import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  choiceOf,
  fragmentOf,
  givingPlan,
  largestUsd,
  paymentsPerYear,
  type GivingChoice,
  type PaymentFrequency,
} from './giving-plan.ts';
import { plainInput } from './plain-input.ts';

// Literal, on purpose not read from the content.
const rate = { usd: 185, kes: 24_000 };

const frequencies = Object.keys(paymentsPerYear) as PaymentFrequency[];
const plan = (usd: number, frequency: PaymentFrequency): GivingChoice => ({
  kind: 'plan',
  usd,
  frequency,
});
const anyUsd = fc.integer({ min: 1, max: largestUsd });
const anyChoice = fc.oneof(
  fc.record({
    kind: fc.constant('plan' as const),
    usd: anyUsd,
    frequency: fc.constantFrom(...frequencies),
  }),
  fc.record({ kind: fc.constant('gift' as const), usd: anyUsd }),
);

describe('givingPlan', () => {
  it.each([
    [185, 'annual', 1, 24_000, 24_000, 0],
    [185, 'semi-annual', 2, 24_000, 12_000, 0],
    [185, 'quarterly', 4, 24_000, 6000, 0],
    [185, 'monthly', 12, 24_000, 2000, 0],
    [100, 'quarterly', 4, 12_973, 3244, 3],
    // From dollars that are rounded first it would be 1,081 a month, and short.
    [100, 'monthly', 12, 12_973, 1082, 11],
    [50, 'monthly', 12, 6486, 541, 6],
  ] as const)(
    'divides $%i a year, %s, into %i payments to the shilling',
    (usd, frequency, payments, yearKes, eachKes, overKes) => {
      const found = givingPlan(plan(usd, frequency), rate);
      expect(found).toMatchObject({ payments, yearKes, eachKes, overKes });
    },
  );

  it('takes a gift as one payment', () => {
    expect(givingPlan({ kind: 'gift', usd: 25 }, rate)).toMatchObject({
      payments: 1,
      yearKes: 3243,
      eachKes: 3243,
      overKes: 0,
      eachUsd: 25,
    });
  });

  it('rounds each payment up, by less than one shilling a payment', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const { payments, yearKes, eachKes, overKes } = givingPlan(choice, rate);
        expect(overKes).toBe(payments * eachKes - yearKes);
        expect(overKes).toBeGreaterThanOrEqual(0);
        expect(overKes).toBeLessThan(payments);
        // 185 dollars are 24,000 shillings, and half a shilling is rounded away at most.
        expect(Math.abs(yearKes * 185 - choice.usd * 24_000)).toBeLessThanOrEqual(185 / 2);
      }),
    );
  });

  it('is never more than half a cent a payment away from the year in dollars', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const { payments, eachUsd, exactUsd } = givingPlan(choice, rate);
        const offCents = Math.abs(Math.round(eachUsd * 100) * payments - choice.usd * 100);
        expect(offCents).toBeLessThanOrEqual(payments / 2);
        expect(exactUsd).toBe(offCents === 0);
      }),
    );
  });
});

describe('the fragment of a choice', () => {
  it('is read as the same choice, with and without its sign', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(choiceOf(fragmentOf(choice))).toEqual(choice);
        expect(choiceOf(fragmentOf(choice).slice(1))).toEqual(choice);
      }),
    );
  });

  it.each([
    [plan(185, 'monthly'), '#plan-185-monthly'],
    [plan(100, 'semi-annual'), '#plan-100-semi-annual'],
    [{ kind: 'gift', usd: 25 }, '#gift-25'],
  ] as const)('%j is %s', (choice, fragment) => {
    expect(fragmentOf(choice)).toBe(fragment);
  });
});

test.each([
  '',
  '#plan-185-constructor',
  '#plan-0-annual',
  '#plan-185',
  '#plan-185-monthlyish',
  '#gift-10000000',
  '#gift-25,000',
  '#gift-25.50',
  '#gift-25%20000',
  '#gift-25-monthly',
  '#gift-%',
])('the address fragment %j names no choice', (fragment) => {
  expect(choiceOf(fragment)).toBeNull();
});

test('what messengers and thumbs add behind a choice is left out', () => {
  const added = [
    '.',
    ')',
    ',',
    '/',
    '%20',
    '?fbclid=1',
    '&utm_source=x',
    '%E2%80%8B',
    '\u200B',
    '%',
  ];
  fc.assert(
    fc.property(anyChoice, fc.constantFrom(...added), (choice, end) => {
      expect(choiceOf(fragmentOf(choice) + end)).toEqual(choice);
    }),
  );
});

test('no fragment throws or comes to another amount than it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      for (const fragment of [text, `#${text}`, `#plan-${text}-annual`, `#gift-${text}`]) {
        const choice = choiceOf(fragment);
        const read = choice ? fragmentOf(choice).slice(1) : '';
        expect(plainInput(fragment)).toContain(read);
      }
    }),
  );
});
