import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChoiceChange, choiceChanges } from '../../tests/choice-changes.ts';
import { programs } from '../content/program-list.ts';
import { type Gift, type Often, paymentsAYear, wholeGift } from '../lib/gift.ts';
import { giftFragment } from '../lib/gift-address.ts';
import { type Currency, formatMoney } from '../lib/money.ts';
import {
  type Choice,
  emptyChoice,
  type EarlyChoice,
  isTypedAmount,
  meantInstead,
  withAmount,
  withCurrency,
  withEarlyChoice,
  withOften,
  withPurpose,
  withTyped,
} from './choice.ts';
import {
  bankReference,
  giftSentence,
  otherCurrencyWords,
  servesWords,
  yearCovered,
  yearInParts,
  yearWords,
} from './gift-words.ts';
import { linkedChoice } from './linked-choice.ts';
import { mpesaParts } from './mpesa-parts.ts';
import { offersOf } from './offers.ts';
import { allPurposes } from './purposes.ts';

// All worked out by hand: $185 are KSH 24,000, so KSH 1,000 are $7.71 and $1 is KSH 129.73.

const [program] = programs;

const at = (fragment: string) => linkedChoice(fragment)?.choice as Choice;

function giftAt(fragment: string): Gift {
  const gift = wholeGift(at(fragment));
  if (!gift) throw new Error(`${fragment} is no gift`);
  return gift;
}

test.each([
  ['kes-24000-once-for-school', 'KSH 24,000 once for a child’s year at school'],
  ['kes-12000-semi-annual-for-school', 'KSH 12,000 every six months for a child’s year at school'],
  ['usd-15.42-monthly-for-school', '$15.42 every month for a child’s year at school'],
  ['kes-48000-once-for-school', 'KSH 48,000 once for two children’s year at school'],
  ['usd-30.84-monthly-for-school', '$30.84 every month for two children’s year at school'],
  ['kes-24000-monthly-for-school', 'KSH 24,000 every month for a child’s year at school'],
  ['kes-30000-once-for-school', 'KSH 30,000 once for a child’s year at school'],
  ['usd-25-once-for-meals', '$25 once for a week of meals'],
  ['kes-6500-once-for-meals', 'KSH 6,500 once for two weeks of meals'],
  // The exact price of before keeps its words and its sum.
  ['kes-3243-once-for-meals', 'KSH 3,243 once for a week of meals'],
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
])('the gift %s is put into words as “%s”', (fragment, sentence) => {
  expect(giftSentence(giftAt(fragment))).toBe(sentence);
  expect(giftFragment(at(fragment))).toBe(fragment);
});

test.each([
  ['kes-24000-once-for-school', 'That is $185.'],
  ['kes-24000-once-for-most', 'That is about $185.'],
  ['kes-24000-annual-for-school', '$185 each time.'],
  ['kes-12000-semi-annual-for-school', '$92.50 each time.'],
  ['kes-2000-monthly-for-school', 'About $15.42 each time.'],
  ['usd-15.42-monthly-for-school', 'KSH 2,000 each time.'],
  ['usd-30.84-monthly-for-school', 'KSH 4,000 each time.'],
  ['kes-4000-monthly-for-school', 'About $30.84 each time.'],
  ['kes-1000-monthly-for-most', 'About $7.71 each time.'],
  ['kes-30000-once-for-school', 'That is about $231.25.'],
  ['usd-25-once-for-meals', 'That is KSH 3,250.'],
  ['kes-3250-once-for-meals', 'That is $25.'],
  ['usd-200-monthly-for-stationery', 'KSH 26,000 each time.'],
  // The home has written its own price: KSH 12,900.
  ['usd-100-once-for-medical-care', 'That is KSH 12,900.'],
  ['kes-6450-once-for-medical-care', 'That is $50.'],
  ['kes-25800-once-for-medical-care', 'That is $200.'],
  // Half of KSH 38,950, rounded up again.
  ['usd-150-once-for-uniforms-for-multiple-children', 'That is KSH 19,500.'],
  ['kes-38950-once-for-uniforms-for-multiple-children', 'That is $300.'],
  // The exact prices of before.
  ['kes-3243-once-for-meals', 'That is $25.'],
  ['kes-6486-once-for-meals', 'That is $50.'],
  ['usd-40-once-for-meals', 'That is about KSH 5,189.'],
])('the gift %s is told in the other currency as “%s”', (fragment, words) => {
  expect(otherCurrencyWords(giftAt(fragment))).toBe(words);
});

test.each([
  ['kes-24000-once-for-school', ''],
  ['kes-12000-semi-annual-for-school', '2 × KSH 12,000 = KSH 24,000, $185.'],
  ['kes-2000-monthly-for-school', '12 × KSH 2,000 = KSH 24,000, $185.'],
  ['usd-15.42-monthly-for-school', '12 × $15.42 = $185.04, KSH 24,000.'],
  // $370 in twelve parts is $30.833…, and $100 is $8.333…
  ['usd-30.84-monthly-for-school', '12 × $30.84 = $370.08, KSH 48,000.'],
  ['usd-8.34-monthly-for-school', '12 × $8.34 = $100.08, about KSH 12,983.'],
  ['kes-1000-monthly-for-school', '12 × KSH 1,000 = KSH 12,000, $92.50.'],
  ['kes-1000-monthly-for-most', '12 × KSH 1,000 = KSH 12,000, about $92.50.'],
  ['usd-50-monthly-for-school', '12 × $50 = $600, about KSH 77,838.'],
  ['kes-3250-monthly-for-meals', '12 × KSH 3,250 = KSH 39,000, $300.'],
  ['kes-3243-monthly-for-meals', '12 × KSH 3,243 = KSH 38,916, $300.'],
  // Nobody has told for how many children a month of stationery is.
  ['usd-50-monthly-for-stationery', ''],
  ['kes-1000-monthly-for-stationery', ''],
  ['usd-100-quarterly-for-medical-care', '4 × $100 = $400, KSH 51,600.'],
  ['usd-40-quarterly-for-life-skills', '4 × $40 = $160, about KSH 20,757.'],
])('the gift %s comes in a year to “%s”', (fragment, sum) => {
  expect(yearWords(giftAt(fragment))).toBe(sum && `In a year: ${sum}`);
});

test.each([
  ['kes-24000-annual-for-school', 'KSH 24,000: the whole year'],
  ['kes-2000-monthly-for-school', 'KSH 24,000: the whole year'],
  ['kes-1000-monthly-for-school', 'KSH 12,000 of KSH 24,000: 6 months of 12'],
  // What the amount is called where it is offered: half a year, a whole year, two children.
  ['usd-7.71-monthly-for-school', '$92.52 of $185: 6 months of 12'],
  ['usd-15.42-monthly-for-school', '$185.04: the whole year'],
  ['usd-30.84-monthly-for-school', '$370.08: two children’s whole year'],
  ['usd-92.50-quarterly-for-school', '$370: two children’s whole year'],
  ['usd-46.25-monthly-for-school', '$555: three children’s whole year'],
  ['usd-8.34-monthly-for-school', '$100.08 of $185: more than 6 months of 12'],
  ['kes-48000-once-for-school', 'KSH 48,000: two children’s whole year'],
  ['kes-30000-once-for-school', 'KSH 30,000: the whole year’s fees, and KSH 6,000 beyond them'],
  ['usd-50-monthly-for-school', '$600: the whole year’s fees, and $415 beyond them'],
  ['kes-5000-once-for-school', 'KSH 5,000 of KSH 24,000: more than 2 months of 12'],
  ['kes-500-once-for-school', 'KSH 500 of KSH 24,000: part of a month'],
  ['kes-24000-once-for-most', undefined],
])('the gift %s pays of a child’s year “%s”', (fragment, words) => {
  expect(yearCovered(giftAt(fragment))?.words).toBe(words);
});

test.each([
  ['monthly-for-school', 'A year in 12 parts: 12 × KSH 2,000'],
  ['usd-monthly-for-school', 'A year in 12 parts: 12 × $15.42'],
  ['for-school', ''],
  ['monthly-for-meals', ''],
])('the parts of the choice %s are “%s”', (fragment, words) => {
  expect(yearInParts(at(fragment))).toBe(words);
});

test.each([
  ['for-meals', 'A week of meals (KSH 3,250): for 20 children.'],
  ['usd-for-meals', 'A week of meals ($25): for 20 children.'],
  [
    'for-uniforms-for-multiple-children',
    'Uniforms for multiple children (KSH 38,950): for 12 children.',
  ],
  ['for-stationery', ''],
  ['for-school', ''],
  ['for-life-skills', ''],
])('the choice %s says for how many children it is: “%s”', (fragment, words) => {
  expect(servesWords(at(fragment))).toBe(words);
});

function after(choice: Choice, change: ChoiceChange): Choice {
  if ('place' in change) return withAmount(choice, amountAt(choice, change.place));
  if ('typed' in change) return withTyped(choice, change.typed);
  if ('from' in change) return withCurrency(choice, change.from === 'Kenya' ? 'KES' : 'USD');
  if ('often' in change) return withOften(choice, oftenNames[change.often]);
  const { id = '' } = allPurposes.find(({ title }) => title === change.purpose) ?? {};
  return withPurpose(choice, id);
}

const amountAt = (choice: Choice, place: number) =>
  offersOf(choice)[place]?.prices[choice.currency] ?? Number.NaN;

const oftenNames = {
  Once: 'once',
  'Every month': 'monthly',
  'Every year': 'annual',
  'Every 3 months': 'quarterly',
  'Every 6 months': 'semi-annual',
} as const;

describe('what the next change makes of a choice', () => {
  test.each(choiceChanges)('the choice %s and then %j are %s', (before, change, expected) => {
    expect(giftFragment(after(before === '' ? emptyChoice : at(before), change))).toBe(expected);
  });

  test('a typed text that is no amount stays, and no price takes its place', () => {
    const choice = withPurpose(withTyped(emptyChoice, 'much'), 'meals');
    expect(choice).toMatchObject({ purpose: 'meals', amount: null, refused: 'much' });
    expect(withOften(choice, 'monthly')).toMatchObject({ amount: null, refused: 'much' });
    expect(withAmount(choice, 500)).toMatchObject({ amount: 500, refused: '' });
  });

  test('a refused text goes with the answer to where one pays from', () => {
    const refused = withTyped(emptyChoice, '$ 40');
    expect(refused).toMatchObject({ currency: 'KES', amount: null, refused: '$ 40' });
    expect(withCurrency(refused, 'USD')).toMatchObject({ amount: null, refused: '' });
  });

  test.each([
    ['', '$40', 'KSH 5,189'],
    ['', '40 dollars', 'KSH 5,189'],
    ['', '$50', 'KSH 6,486'],
    ['usd', 'KSH 5,000', '$39'],
    ['usd', '100 bob', '$1'],
    // Without a sign, so much is more likely in shillings.
    ['usd', '24000', 'KSH 24,000'],
    ['usd', '1850', undefined],
    ['usd', '$40', undefined],
    ['', '24000', undefined],
    ['', '€ 50', undefined],
    ['', '', undefined],
  ])('with the choice %j, whoever types %j is asked: did you mean %s?', (before, text, meant) => {
    const choice = withTyped(before === '' ? emptyChoice : at(before), text);
    const money = meantInstead(choice, text);
    expect(money ? formatMoney(money) : undefined).toBe(meant);
  });

  test.each([
    ['1500', true],
    ['Ksh 1,500/-', true],
    ['1501', false],
    ['$1500', false],
    ['', false],
  ])('the text %j is the amount KSH 1,500: %s', (text, expected) => {
    expect(isTypedAmount(text, at('kes-1500-once'))).toBe(expected);
  });

  test('an offered amount is the offer, typed or pressed', () => {
    const typed = withTyped(at('monthly-for-school'), '2000');
    const pressed = withAmount(at('monthly-for-school'), 2000);
    for (const choice of [typed, pressed])
      expect(giftFragment(withOften(choice, 'annual'))).toBe('kes-24000-annual-for-school');
  });

  test('the questions answered in any order make the same gift', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allPurposes.map(({ id }) => id)),
        fc.constantFrom(...(Object.keys(paymentsAYear) as Often[])),
        fc.constantFrom<Currency>('KES', 'USD'),
        fc.option(fc.nat({ max: 2 })),
        (purpose, often, currency, place) => {
          const answers = {
            purpose: (choice: Choice) => withPurpose(choice, purpose),
            often: (choice: Choice) => withOften(choice, often),
            currency: (choice: Choice) => withCurrency(choice, currency),
          };
          const [first, ...others] = (
            [
              ['purpose', 'often', 'currency'],
              ['often', 'currency', 'purpose'],
              ['currency', 'purpose', 'often'],
            ] as const
          ).map((order) => {
            const choice = order.reduce((it, name) => answers[name](it), emptyChoice);
            const last = place === null ? choice : withAmount(choice, amountAt(choice, place));
            return giftFragment(last);
          });
          expect(others).toEqual([first, first]);
          // Where all is as at the start, there is no fragment to read.
          expect(first && giftFragment(at(first))).toBe(first);
        },
      ),
    );
  });
});

const nothingFound: EarlyChoice = {
  purpose: 'most',
  often: 'once',
  currency: 'KES',
  amount: '',
  own: '',
};

test.each<[before: string, found: Partial<EarlyChoice>, after: string]>([
  ['', {}, ''],
  ['kes-1000-monthly-for-most', {}, 'kes-1000-monthly-for-most'],
  ['', { purpose: 'most' }, ''],
  ['for-meals', { purpose: 'most' }, 'for-meals'],
  ['', { purpose: 'meals' }, 'kes-3250-once-for-meals'],
  ['kes-1000-once-for-most', { often: 'monthly' }, 'kes-1000-monthly-for-most'],
  ['', { amount: '2000' }, 'kes-2000-once-for-most'],
  // The dollars in the place of KSH 2,000.
  ['', { amount: '2000', currency: 'USD' }, 'usd-25-once-for-most'],
  ['for-meals', { currency: 'USD' }, 'usd-for-meals'],
  ['kes-1000-once', { amount: '2000', own: '70' }, 'kes-70-once-for-most'],
  // Dollars, where shillings are chosen.
  ['kes-1000-once', { amount: '2000', own: '$70' }, ''],
  ['kes-1000-once', { currency: 'USD', own: '$70' }, 'usd-70-once-for-most'],
])(
  'the address %j and what is found in the built page, %j, are the choice %j',
  (before, found, fragment) => {
    const choice = before === '' ? emptyChoice : at(before);
    expect(giftFragment(withEarlyChoice(choice, { ...nothingFound, ...found }))).toBe(fragment);
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
  expect(mpesaParts(giftAt(fragment).amount)).toEqual(payments);
});

test.each([
  ['usd-25-once-for-meals', 'Gift for a week of meals'],
  ['kes-24000-once-for-school', "Gift for a child's year at school"],
  ['kes-48000-once-for-school', "two children's year at school"],
  ['kes-1000-once', 'Gift for where it is needed most'],
  // Whole words, and no more than 35 letters.
  [`usd-40-once-for-${program.id}`, 'Gift for the program CBE Education'],
  ['usd-300-once-for-uniforms-for-multiple-children', 'uniforms for multiple children'],
])('the gift %s has at the bank the reference %j', (fragment, reference) => {
  expect(bankReference(giftAt(fragment))).toBe(reference);
});
