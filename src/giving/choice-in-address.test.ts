import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fragmentOf, type GivingChoice, namedGift, yearPlan } from '../lib/giving-choice.ts';
import { plainInput } from '../lib/plain-input.ts';
import { choiceOf } from './choice-in-address.ts';

const own = (currency: 'KES' | 'USD', amount: number) => ({ own: true, currency, amount }) as const;
const named = (amount: number) => ({ own: false, currency: 'USD', amount }) as const;

const anyMoney = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }).map(named),
  fc.integer({ min: 1, max: 9_999_999 }).map((amount) => own('USD', amount)),
  fc.integer({ min: 50, max: 9_999_999 }).map((amount) => own('KES', amount)),
);
const anyFrequency = fc.constantFrom('gift', 'annual', 'semi-annual', 'quarterly', 'monthly');
const anyChoice = fc
  .tuple(anyMoney, anyFrequency)
  .map(([money, frequency]): GivingChoice =>
    frequency === 'gift'
      ? Object.assign({ kind: frequency }, money)
      : Object.assign({ kind: 'plan' as const, frequency }, money),
  );

describe('the fragment of a choice', () => {
  it.each([
    [yearPlan(185, 'monthly'), '#plan-185-monthly'],
    [yearPlan(100, 'semi-annual'), '#plan-100-semi-annual'],
    [namedGift(25), '#gift-25'],
    [{ kind: 'plan', ...own('KES', 1000), frequency: 'monthly' }, '#plan-kes-1000-monthly'],
    [{ kind: 'plan', ...own('USD', 15), frequency: 'annual' }, '#plan-usd-15-annual'],
    [{ kind: 'gift', ...own('KES', 500) }, '#gift-kes-500'],
    [{ kind: 'gift', ...own('USD', 41) }, '#gift-usd-41'],
  ] as const)('%j is %s', (choice, fragment) => {
    expect(fragmentOf(choice)).toBe(fragment);
    expect(choiceOf(fragment)).toEqual(choice);
    expect(choiceOf(fragment.slice(1))).toEqual(choice);
  });
});

test.each([
  '',
  '#plan-185-constructor',
  '#plan-0-annual',
  '#plan-185',
  '#plan-185-monthlyish',
  '#plan-eur-185-monthly',
  '#plan-kes-185',
  '#plan-kes-49-monthly',
  '#gift-10000000',
  '#gift-kes-2000000000',
  '#gift-25,000',
  '#gift-25.50',
  '#gift-25%20000',
  '#gift-25-monthly',
  '#gift-%',
])('the address fragment %j names no choice', (fragment) => {
  expect(choiceOf(fragment)).toBeNull();
});

test('a choice is read without what messengers and thumbs add to it', () => {
  const added = [
    '',
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

test('no fragment is read as another amount', () => {
  const unit = fc.constantFrom(...'0159,.-?&/kesud \u200B'.split(''));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12, size: 'max' }), (text) => {
      for (const fragment of [`#plan-${text}-annual`, `#gift-${text}`]) {
        const choice = choiceOf(fragment);
        const read = choice ? fragmentOf(choice).slice(1) : '';
        expect(plainInput(fragment)).toContain(read);
      }
    }),
  );
});

test('an address of 60,000 combining marks is refused at once', () => {
  const before = performance.now();
  expect(choiceOf(`#gift-${'\u0301\u0315'.repeat(30_000)}`)).toBeNull();
  expect(performance.now() - before).toBeLessThan(1000);
});
