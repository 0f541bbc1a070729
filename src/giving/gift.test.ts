import { describe, expect, test } from 'vitest';
import { type GiftStep, giftSteps } from '../../tests/gift-steps.ts';
import { programs } from '../content/program-list.ts';
import { type Gift, giftFragment } from '../lib/gift.ts';
import {
  giftAnswers,
  type Choice,
  type FoundAnswers,
  giftIn,
  emptyChoice,
  withCurrency,
  withFoundAnswers,
  withOften,
  withPlace,
  withPurpose,
  withTyped,
} from './choice.ts';
import { choiceInFragment } from './gift-address.ts';
import {
  bankReference,
  giftSentence,
  otherCurrencyWords,
  yearCovered,
  yearWords,
} from './gift-words.ts';
import { mpesaPayments } from './mpesa-payments.ts';
import { allPurposes } from './purposes.ts';

// All worked out by hand: $185 are KSH 24,000, so KSH 1,000 are $7.71 and $1 is KSH 129.73.

const [program] = programs;

const at = (fragment: string) => choiceInFragment(fragment)?.choice as Choice;

function giftAt(fragment: string): Gift {
  const gift = giftIn(at(fragment));
  if (!gift) throw new Error(`${fragment} is no gift`);
  return gift;
}

const fragmentOf = (choice: Choice) => giftFragment(giftAnswers(choice));

test.each([
  ['kes-24000-once-for-school', 'KSH 24,000 once for a child’s year at school'],
  ['kes-12000-semi-annual-for-school', 'KSH 12,000 every six months for a child’s year at school'],
  ['usd-15.42-monthly-for-school', '$15.42 every month for a child’s year at school'],
  ['kes-48000-once-for-school', 'KSH 48,000 once for two children’s year at school'],
  ['kes-24000-monthly-for-school', 'KSH 24,000 every month for a child’s year at school'],
  ['kes-30000-once-for-school', 'KSH 30,000 once for a child’s year at school'],
  ['usd-25-once-for-meals', '$25 once for a week of meals'],
  ['kes-6486-once-for-meals', 'KSH 6,486 once for two weeks of meals'],
  ['usd-100-once-for-meals', '$100 once for four weeks of meals'],
  ['kes-1000-once-for-meals', 'KSH 1,000 once for meals'],
  ['usd-150-once-for-stationery', '$150 once for stationery'],
  [
    'usd-300-annual-for-uniforms-for-multiple-children',
    '$300 every year for uniforms for multiple children',
  ],
  ['kes-1000-monthly-for-most', 'KSH 1,000 every month for where it is needed most'],
  [`usd-40-quarterly-for-${program.id}`, `$40 every three months for the program ${program.title}`],
  ['kes-500-once', 'KSH 500 once'],
])('the gift %s is put into words as “%s”', (fragment, sentence) => {
  expect(giftSentence(giftAt(fragment))).toBe(sentence);
  expect(fragmentOf(at(fragment))).toBe(fragment);
});

test.each([
  ['kes-24000-once-for-school', 'That is $185.'],
  ['kes-24000-once-for-most', 'That is about $185.'],
  ['kes-24000-annual-for-school', '$185 each time.'],
  ['kes-12000-semi-annual-for-school', '$92.50 each time.'],
  ['kes-2000-monthly-for-school', 'About $15.42 each time.'],
  ['usd-15.42-monthly-for-school', 'KSH 2,000 each time.'],
  ['kes-1000-monthly-for-most', 'About $7.71 each time.'],
  ['kes-30000-once-for-school', 'That is about $231.25.'],
  ['usd-25-once-for-meals', 'That is about KSH 3,243.'],
  ['kes-6486-once-for-meals', 'That is about $50.'],
])('the gift %s is told in the other currency as “%s”', (fragment, words) => {
  expect(otherCurrencyWords(giftAt(fragment))).toBe(words);
});

test.each([
  ['kes-24000-once-for-school', ''],
  ['kes-12000-semi-annual-for-school', '2 × KSH 12,000 = KSH 24,000, $185.'],
  ['kes-2000-monthly-for-school', '12 × KSH 2,000 = KSH 24,000, $185.'],
  ['usd-15.42-monthly-for-school', '12 × $15.42 = $185.04, KSH 24,000.'],
  ['kes-1000-monthly-for-school', '12 × KSH 1,000 = KSH 12,000, $92.50.'],
  ['kes-1000-monthly-for-most', '12 × KSH 1,000 = KSH 12,000, about $92.50.'],
  ['usd-50-monthly-for-school', '12 × $50 = $600, about KSH 77,838.'],
  ['usd-40-quarterly-for-life-skills', '4 × $40 = $160, about KSH 20,757.'],
])('the gift %s comes in a year to “%s”', (fragment, sum) => {
  expect(yearWords(giftAt(fragment))).toBe(sum && `In a year: ${sum}`);
});

test.each([
  ['kes-24000-annual-for-school', 'KSH 24,000: the whole year'],
  ['kes-2000-monthly-for-school', 'KSH 24,000: the whole year'],
  ['kes-1000-monthly-for-school', 'KSH 12,000 of KSH 24,000: 6 months of 12'],
  ['kes-48000-once-for-school', 'KSH 48,000: two children’s whole year'],
  ['kes-30000-once-for-school', 'KSH 30,000: the whole year, and KSH 6,000 more'],
  ['usd-50-monthly-for-school', '$600: the whole year, and $415 more'],
  ['kes-5000-once-for-school', 'KSH 5,000 of KSH 24,000: more than 2 months of 12'],
  ['kes-500-once-for-school', 'KSH 500 of KSH 24,000: part of a month'],
  ['kes-24000-once-for-most', undefined],
])('the gift %s pays of a child’s year “%s”', (fragment, words) => {
  expect(yearCovered(giftAt(fragment))?.words).toBe(words);
});

function after(choice: Choice, step: GiftStep): Choice {
  if ('place' in step) return withPlace(choice, step.place);
  if ('typed' in step) return withTyped(choice, step.typed);
  if ('currency' in step) return withCurrency(choice, step.currency === '$' ? 'USD' : 'KES');
  if ('often' in step) return withOften(choice, oftenNames[step.often]);
  const { id = '' } = allPurposes.find(({ title }) => title === step.purpose) ?? {};
  return withPurpose(choice, id);
}

const oftenNames = {
  Once: 'once',
  'Every month': 'monthly',
  'Every year': 'annual',
  'Every 3 months': 'quarterly',
  'Every 6 months': 'semi-annual',
} as const;

describe('what the next step makes of a choice', () => {
  test.each(giftSteps)('the choice %s and then %j are %s', (before, step, expected) => {
    expect(fragmentOf(after(before === '' ? emptyChoice : at(before), step))).toBe(expected);
  });

  test('a typed text that is no sum stays in its field', () => {
    const choice = withPurpose(withTyped(at('for-most'), 'much'), 'meals');
    expect([choice.amount, giftIn(choice)]).toEqual([{ text: 'much' }, null]);
  });

  test('a currency in the text gives way to the one that is pressed', () => {
    const choice = withCurrency(withTyped(at('for-most'), 'KSH 1,000'), 'USD');
    expect(choice).toMatchObject({ currency: 'USD', amount: { text: '1,000' } });
  });
});

const nothingFound: FoundAnswers = {
  purpose: '',
  often: 'once',
  currency: 'KES',
  amount: '',
  own: '',
};

test.each<[before: string, found: Partial<FoundAnswers>, after: string]>([
  ['', {}, ''],
  ['kes-1000-monthly-for-most', {}, 'kes-1000-monthly-for-most'],
  ['', { purpose: 'meals' }, 'kes-3243-once-for-meals'],
  ['kes-1000-once-for-most', { often: 'monthly' }, 'kes-1000-monthly-for-most'],
  ['', { amount: '2000' }, 'kes-2000-once'],
  // The dollars in the place of KSH 2,000.
  ['', { amount: '2000', currency: 'USD' }, 'usd-25-once'],
  ['for-meals', { currency: 'USD' }, 'usd-for-meals'],
  ['kes-1000-once', { amount: '2000', own: '$70' }, 'usd-70-once'],
])(
  'the address %j and what is found in the built page, %j, are the choice %j',
  (before, found, fragment) => {
    const choice = before === '' ? emptyChoice : at(before);
    expect(fragmentOf(withFoundAnswers(choice, { ...nothingFound, ...found }))).toBe(fragment);
  },
);

test.each([
  ['kes-250000-once-for-most', { count: 1, each: 250_000, last: 250_000, days: 1 }],
  ['kes-250001-once-for-most', { count: 2, each: 125_001, last: 125_000, days: 1 }],
  ['kes-500000-once-for-most', { count: 2, each: 250_000, last: 250_000, days: 1 }],
  ['kes-500001-once-for-most', { count: 3, each: 166_667, last: 166_667, days: 2 }],
  ['kes-1000000-once-for-most', { count: 4, each: 250_000, last: 250_000, days: 2 }],
  ['kes-1000001-once-for-most', null],
] as const)('the gift %s is paid by M-PESA within its limits: %j', (fragment, payments) => {
  expect(mpesaPayments(giftIn(at(fragment))?.each.amount ?? 0)).toEqual(payments);
});

test.each([
  ['usd-25-once-for-meals', 'Gift for a week of meals'],
  ['kes-24000-once-for-school', "Gift for a child's year at school"],
  ['kes-48000-once-for-school', "two children's year at school"],
  ['kes-1000-once', 'Gift'],
  // Whole words, and no more than 35 letters.
  [`usd-40-once-for-${program.id}`, 'Gift for the program CBE Education'],
  ['usd-300-once-for-uniforms-for-multiple-children', 'uniforms for multiple children'],
])('the gift %s has at the bank the reference %j', (fragment, reference) => {
  expect(bankReference(giftIn(at(fragment)))).toBe(reference);
});
