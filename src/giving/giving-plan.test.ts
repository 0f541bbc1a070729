import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GivingChoice, namedGift, paymentsPerYear, yearPlan } from '../lib/giving-choice.ts';
import { planOf, sumText } from './giving-plan.ts';

// Literal, on purpose not read from the content.
const rate = { usd: 185, kes: 24_000 };

const frequencies = ['annual', 'semi-annual', 'quarterly', 'monthly'] as const;
const anyFrequency = fc.constantFrom(...frequencies);
const anyAmount = fc.integer({ min: 1, max: 9_999_999 });

describe('the plan of an amount that the home names', () => {
  it.each([
    [185, 'semi-annual', 2, 24_000, 12_000, 0, 92.5],
    [185, 'quarterly', 4, 24_000, 6000, 0, 46.25],
    // From dollars that are rounded first it would be 1,081 a month, and short.
    [100, 'monthly', 12, 12_973, 1082, 11, 8.33],
    [50, 'monthly', 12, 6486, 541, 6, 4.17],
  ] as const)(
    'divides $%i a year, %s, into %i payments to the shilling',
    (usd, frequency, payments, yearKes, eachKes, overKes, eachUsd) => {
      const found = planOf(yearPlan(usd, frequency), rate);
      expect(found).toMatchObject({
        payments,
        year: { KES: yearKes, USD: usd },
        each: { KES: eachKes, USD: eachUsd },
        overKes,
        first: 'KES',
      });
    },
  );

  it('takes a gift as one payment', () => {
    expect(planOf(namedGift(25), rate)).toMatchObject({
      payments: 1,
      each: { KES: 3243, USD: 25 },
      year: { KES: 3243, USD: 25 },
      overKes: 0,
    });
  });

  it('is “about” only in dollars that are no whole cents', () => {
    expect(sumText(planOf(yearPlan(185, 'monthly'), rate), 'each', 'USD')).toBe('about $15.42');
    expect(sumText(planOf(yearPlan(600, 'monthly'), rate), 'each', 'USD')).toBe('$50');
  });

  it('exceeds the year by less than a shilling a payment, and never falls short', () => {
    fc.assert(
      fc.property(anyAmount, anyFrequency, (usd, frequency) => {
        const { payments, each, year, overKes } = planOf(yearPlan(usd, frequency), rate);
        expect(overKes).toBe(payments * each.KES - year.KES);
        expect(overKes).toBeGreaterThanOrEqual(0);
        expect(overKes).toBeLessThan(payments);
        // 185 dollars are 24,000 shillings, and half a shilling is rounded away at most.
        expect(Math.abs(year.KES * 185 - usd * 24_000)).toBeLessThanOrEqual(185 / 2);
      }),
    );
  });
});

describe('the plan of one’s own amount', () => {
  it.each([
    ['KES', 24_000, 'annual', ['KSH 24,000', 'about $185'], ['KSH 24,000', 'about $185']],
    ['KES', 333, 'quarterly', ['KSH 333', 'about $2.57'], ['KSH 1,332', 'about $10.27']],
    ['USD', 1001, 'semi-annual', ['about KSH 129,859', '$1,001'], ['about KSH 259,718', '$2,002']],
  ] as const)('is %s %i each time, %s', (currency, amount, frequency, each, year) => {
    const plan = planOf({ kind: 'plan', own: true, currency, amount, frequency }, rate);
    const sums = (of: 'each' | 'year') => [sumText(plan, of, 'KES'), sumText(plan, of, 'USD')];
    expect(sums('each')).toEqual(each);
    expect(sums('year')).toEqual(year);
    expect([plan.first, plan.overKes]).toEqual([currency, 0]);
  });

  it('is exact in its own currency, and rounded to the nearest in the other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('KES', 'USD'),
        anyAmount,
        anyFrequency,
        (currency, amount, frequency) => {
          const choice: GivingChoice = { kind: 'plan', own: true, currency, amount, frequency };
          const { each, year } = planOf(choice, rate);
          expect(each[currency]).toBe(amount);
          expect(year[currency]).toBe(paymentsPerYear[frequency] * amount);
          const off = Math.abs(each.KES * 185 - each.USD * 24_000);
          expect(off).toBeLessThanOrEqual(currency === 'USD' ? 185 / 2 : 120 + 1e-3);
        },
      ),
    );
  });
});
