import { describe, expect, test } from 'vitest';
import { linkedChoice } from '../../src/giving/linked-choice.ts';
import { formatMoney } from '../../src/lib/money.ts';
import {
  bankAccount,
  paybill,
  paybillAccount,
  paymentNumbers,
  paymentDetails,
} from '../expected-facts.ts';
import {
  attribute,
  builtPage,
  builtPages,
  elementsIn,
  inside,
  linksIn,
  textOf,
  type Element,
} from './built-site.ts';

const getInvolved = builtPage('/get-involved');
const give = builtPage('/give');

test('only two pages show payment numbers, which are the home’s and are not translated', () => {
  const shown = builtPages.flatMap(({ path, elements }) =>
    elements
      .filter((it) => attribute(it, 'translate') === 'no')
      .map(textOf)
      .filter((text) => paymentDetails.includes(text) || /\d{5}/.test(text))
      .map((text) => `${path} ${text}`),
  );
  const expected = [
    ...paymentDetails.map((value) => `/get-involved ${value}`),
    ...paymentDetails.map((value) => `/give ${value}`),
    // Above the numbers, where it says whom one pays.
    `/give ${paybillAccount}`,
  ];
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

test('each payment detail is shown with its name, and the account with its bank', () => {
  for (const row of [
    'Paybill number (on the phone: business number) 090117',
    'Account name (on the phone: account number) HOME117',
    'Account number (KES) 0100200300117',
    'Account number (USD and EUR) 0100200300118',
    "Account name Example Trust for a Children's Home and School",
    'Bank: Example Savings Bank of Nowhere',
  ])
    expect(textOf(getInvolved.part('how-to-donate'))).toContain(row);
});

test.each(builtPages)('$path asks to call where it shows the bank account', (shown) => {
  const notes = shown
    .all('p')
    .filter((it) => textOf(it).startsWith('Confirm by phone before a large transfer:'));
  expect(notes).toHaveLength(shown.text.includes(bankAccount) ? 1 : 0);
  for (const note of notes) expect(linksIn(note)[0]?.[1]).toMatch(/^tel:\+\d+$/);
});

test('each gift is shown with what it provides, and links to the way to pay it', () => {
  const label = { 'aria-label': 'What your donation provides' };
  expect(
    inside(getInvolved.all('ul', label)[0], 'li').map((item) => [
      textOf(item),
      linksIn(item)[0]?.[1],
    ]),
  ).toEqual([
    ['$25 KSH 3,250 a week of meals', '/give#kes-3250-once-for-meals'],
    ['$50 KSH 6,500 a month of stationery', '/give#kes-6500-once-for-stationery'],
    ['$100 KSH 12,900 medical care', '/give#kes-12900-once-for-medical-care'],
    ['$185 KSH 24,000 full annual fees', '/give#kes-24000-once-for-school'],
    [
      '$300 KSH 38,950 uniforms for multiple children',
      '/give#kes-38950-once-for-uniforms-for-multiple-children',
    ],
  ]);
  expect(inside(builtPage('/programs').all('ul', label)[0], 'li').map(textOf)).toEqual([
    '$25 KSH 3,250 a week of meals',
    '$50 KSH 6,500 a month of stationery',
    '$100 KSH 12,900 medical care',
    '$185 KSH 24,000 full annual fees',
    '$300 KSH 38,950 uniforms for multiple children',
  ]);
  const cards = getInvolved.all('article').map(textOf);
  expect(cards).toHaveLength(2);
  for (const card of cards) expect(card).not.toMatch(/KSH|\$/);
});

// src/giving/gift.test.ts tests the arithmetic.
describe('without the app', () => {
  test('the table says what every gift comes to', () => {
    expect(give.all('tr').map((row) => inside(row, 'th td').map(textOf))).toEqual([
      ['Once, or every year', 'KSH 24,000', '$185'],
      ['Every month', '12 × KSH 2,000', '12 × $15.42'],
      ['Every 3 months', '4 × KSH 6,000', '4 × $46.25'],
      ['Every 6 months', '2 × KSH 12,000', '2 × $92.50'],
      ['Two children', 'KSH 48,000', '$370'],
      ['A week of meals', 'KSH 3,250', '$25'],
      ['A month of stationery', 'KSH 6,500', '$50'],
      ['Medical care', 'KSH 12,900', '$100'],
      ['Uniforms for multiple children', 'KSH 38,950', '$300'],
      ['Where it is needed most', 'any amount'],
    ]);
  });

  test('the steps stand in their order, with the values in their places', () => {
    const steps = give.all('ol').find((list) => textOf(list).includes('Lipa na M-PESA'));
    const wanted = [
      /^Open M-PESA › Lipa na M-PESA › Pay Bill$/,
      new RegExp(`^Paybill number \\(on the phone: business number\\) ${paybill}Copy `),
      new RegExp(`^Account name \\(on the phone: account number\\) ${paybillAccount}Copy `),
      /you decide/,
      /PIN/,
    ];
    expect(inside(steps, 'li').map(textOf)).toEqual(wanted.map((it) => expect.stringMatching(it)));
  });
});

test('a link beside a sum leads to that sum on How to give', () => {
  const wrong = builtPages.flatMap((from) => {
    // The nearest of these elements holds the words around a link.
    const around = new Map<Element, Element>();
    for (const part of from.elements)
      if (['section', 'li', 'dd'].includes(part.tagName))
        for (const it of elementsIn(part)) around.set(it, part);
    return from.all('a').flatMap((link) => {
      const address = attribute(link, 'href') ?? '';
      const part = around.get(link);
      if (!address.startsWith('/give') || !part) return [];
      const sums = new Set(textOf(part).match(/(?:\$|KSH )[\d,]+/g));
      // Each gift in a list has its own link.
      if (sums.size === 0 || sums.size > 3) return [];
      const named = linkedChoice(address.slice('/give'.length));
      if (!named) return [];
      const { currency, amount } = named.choice;
      const isNamed = amount === null || sums.has(formatMoney({ currency, amount }));
      return isNamed ? [] : [`${from.path}: ${address} from "${textOf(part)}"`];
    });
  });
  expect(wrong).toEqual([]);
});

test('payment numbers are no links, and each stands once, digit by digit', () => {
  const links = give.all('a').map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((href) => new RegExp(paymentNumbers.join('|')).test(href))).toEqual([]);
  expect(give.all('meta', { name: 'format-detection', content: 'telephone=no' })).toHaveLength(1);
  const numbers = give.all('strong').filter((it) => /^(\d{5}|0)/.test(textOf(it)));
  const digits = numbers.map((it) => inside(it, 'span').slice(1).map(textOf));
  expect(digits).toEqual([...paymentNumbers, '017'].map((it) => it.split('')));
});
