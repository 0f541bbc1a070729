import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OpenGift, paymentsAYear } from '../lib/gift.ts';
import { giftFragment, giftInFragment } from '../lib/gift-address.ts';
import { plainInput } from '../lib/plain-input.ts';
import { linkedChoice } from './linked-choice.ts';

const read = (fragment: string) => {
  const named = linkedChoice(fragment);
  return named && !named.unread ? giftFragment(named.choice) : null;
};

test.each([
  ['#kes-1000-monthly-for-most', 'kes-1000-monthly-for-most'],
  ['#usd-monthly-for-most', 'usd-monthly'],
  ['#usd-monthly', 'usd-monthly'],
  ['#for-most', ''],
  // Without a purpose it is where it is needed most.
  ['#kes-1000-once', 'kes-1000-once-for-most'],
  ['#usd-25-monthly', 'usd-25-monthly-for-most'],
  // The exact price of before keeps its sum.
  ['#kes-3243-once-for-meals', 'kes-3243-once-for-meals'],
  ['#for-life-skills', 'for-life-skills'],
  ['#annual', 'annual'],
  ['#usd', 'usd'],
])('%s is read as %s', (fragment, answers) => {
  expect(read(fragment)).toBe(answers);
});

test.each(['', '#', '#pay', '#gift-25', '#tell-us', '#keep', '#format', '#monthlyish'])(
  'the fragment %j names nothing of a gift',
  (fragment) => {
    expect(linkedChoice(fragment)).toBeNull();
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
  '#kes-1000-constructor',
  '#kes,1000-once',
  '#usd-25%20000-once',
  '#usd-25.5-once',
  '#usd-%',
])('the amount in %j can’t be read, and none is chosen', (fragment) => {
  expect(linkedChoice(fragment)).toMatchObject({ unread: 'amount', choice: { amount: null } });
});

// Gone from our list, or cut off by a messenger.
test.each([
  ['#kes-1000-monthly-for-bribes', 'kes-1000-monthly-for-most'],
  ['#kes-1000-once-for-mea', 'kes-1000-once-for-most'],
  ['#kes-1000-once-for-', 'kes-1000-once-for-most'],
  ['#kes-1000-once-for-meals-', 'kes-1000-once-for-most'],
  ['#kes-1000-once-for-mealsé', 'kes-1000-once-for-most'],
  ['#usd-15.42-monthly-for-schools', 'usd-15.42-monthly-for-most'],
  ['#for-bribes', ''],
])('%s names an unknown purpose, and keeps %j', (fragment, kept) => {
  const named = linkedChoice(fragment);
  expect(named?.unread).toBe('purpose');
  expect(named && giftFragment(named.choice)).toBe(kept);
});

const ends = ['', '.', '%20Asante', '?fbclid=1', '&utm_source=x', '\u200B', '%'];

test.each(ends)('what messengers and thumbs add is left out: %j', (end) => {
  for (const fragment of ['kes-1000-monthly-for-most', 'usd-15.42-monthly-for-school', 'for-meals'])
    expect(read(`#${fragment}${end}`)).toBe(fragment);
});

test('what is written into an address is read from it', () => {
  const amount = fc.oneof(
    fc.integer({ min: 1 }),
    fc.integer({ min: 100 }).map((it) => it / 100),
  );
  const gift = fc.record<OpenGift>({
    purpose: fc.stringMatching(/^[a-z\d]+(?:-[a-z\d]+){0,3}$/),
    often: fc.constantFrom(...(Object.keys(paymentsAYear) as OpenGift['often'][])),
    currency: fc.constantFrom('KES', 'USD'),
    amount: fc.option(amount),
  });
  fc.assert(
    fc.property(gift, (it) => {
      const fragment = giftFragment(it);
      const expected = fragment === '' ? null : { gift: it, unread: null };
      expect(giftInFragment(fragment)).toEqual(expected);
    }),
  );
});

test('no fragment is read as another amount', () => {
  const unit = fc.constantFrom(...'0159,.-?&/kesud \u200B'.split(''));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12, size: 'max' }), (text) => {
      for (const fragment of [`#kes-${text}-monthly`, `#usd-${text}`]) {
        const named = linkedChoice(fragment);
        const amount = named?.choice.amount;
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
