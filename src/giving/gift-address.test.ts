import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftFragment } from '../lib/gift.ts';
import { plainInput } from '../lib/plain-input.ts';
import { answersIn } from './choice.ts';
import { namedIn } from './gift-address.ts';

const read = (fragment: string) => {
  const named = namedIn(fragment);
  return named && !named.isUnread ? giftFragment(answersIn(named.choice)) : null;
};

describe('an address of before keeps its sum, currency and frequency', () => {
  test.each([
    ['#plan-185-annual', 'usd-185-annual-for-school'],
    ['#plan-185-monthly', 'usd-15.42-monthly-for-school'],
    ['#plan-100-semi-annual', 'usd-50-semi-annual-for-school'],
    // A fee of before.
    ['#plan-170-monthly', 'usd-14.17-monthly-for-school'],
    ['#plan-kes-1000-monthly', 'kes-1000-monthly-for-school'],
    ['#gift-25', 'usd-25-once-for-meals'],
    ['#gift-300', 'usd-300-once-for-uniforms-for-multiple-children'],
    ['#gift-70', 'usd-70-once'],
    ['#gift-kes-500', 'kes-500-once'],
  ])('%s is %s', (before, now) => {
    expect(read(before)).toBe(now);
  });
});

test.each([
  ['#kes-1000-monthly-for-most', 'kes-1000-monthly-for-most'],
  ['#usd-monthly-for-most', 'usd-monthly-for-most'],
  ['#for-life-skills', 'for-life-skills'],
  ['#annual', 'annual'],
  ['#usd', 'usd'],
  // Words that are not on our list.
  ['#kes-1000-once-for-bribes', 'kes-1000-once'],
])('%s is read as %s', (fragment, answers) => {
  expect(read(fragment)).toBe(answers);
});

test('a sum that is offered counts as picked, any other as typed', () => {
  expect(namedIn('#kes-24000-once-for-school')?.choice.amount).toEqual({ place: 1 });
  expect(namedIn('#kes-1500-once-for-school')?.choice.amount).toEqual({ text: '1,500' });
  expect(namedIn('#plan-100-monthly')?.choice.amount).toEqual({ text: '8.33', linked: 8.33 });
});

test.each(['', '#', '#pay', '#tell-us', '#keep', '#format', '#monthlyish'])(
  'the fragment %j names nothing of a gift',
  (fragment) => {
    expect(namedIn(fragment)).toBeNull();
  },
);

test.each([
  '#kes-1000',
  '#kes-1000-for-most',
  '#kes-49-once',
  '#kes-0-once',
  '#usd-10000000-once',
  '#kes-1,000-once',
  '#kes-1000-oncekes',
  '#plan-185',
  '#plan-0-annual',
  '#plan-185-constructor',
  '#plan-eur-185-monthly',
  '#gift-25,000',
  '#gift-25.50',
  '#gift-25%20000',
  '#gift-25-monthly',
  '#gift-%',
])('the amount in %j can’t be read, and none is chosen', (fragment) => {
  expect(namedIn(fragment)).toMatchObject({ isUnread: true, choice: { amount: null } });
});

const ends = ['', '.', '%20Asante', '?fbclid=1', '&utm_source=x', '\u200B', '%'];

test.each(ends)('what messengers and thumbs add is left out: %j', (end) => {
  for (const fragment of ['kes-1000-monthly-for-most', 'usd-15.42-monthly-for-school', 'for-meals'])
    expect(read(`#${fragment}${end}`)).toBe(fragment === 'for-meals' ? 'for-meals' : fragment);
  expect(read(`#gift-25${end}`)).toBe('usd-25-once-for-meals');
});

test('no fragment is read as another amount', () => {
  const unit = fc.constantFrom(...'0159,.-?&/kesud \u200B'.split(''));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12, size: 'max' }), (text) => {
      for (const fragment of [`#kes-${text}-monthly`, `#gift-usd-${text}`]) {
        const named = namedIn(fragment);
        const amount = named && answersIn(named.choice).amount;
        expect(plainInput(fragment)).toContain(`${amount ?? ''}`);
      }
    }),
    { numRuns: 50 },
  );
});

test('an address of 60,000 combining marks is refused at once', () => {
  const before = performance.now();
  expect(read(`#kes-${'\u0301\u0315'.repeat(30_000)}`)).toBeNull();
  expect(performance.now() - before).toBeLessThan(1000);
});
