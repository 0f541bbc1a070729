import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../src/giving/choice-in-address.ts';
import { planOf } from '../../src/giving/giving-plan.ts';
import { bankSettings, homeSettings } from '../../src/content/home-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { getInvolvedTexts } from '../../src/content/page-texts/get-involved.ts';
import { payingTexts } from '../../src/content/page-texts/give.ts';
import {
  donationTiers,
  payments,
  type PaymentValue,
  paymentValues as named,
  sponsorshipPerMonth,
} from '../../src/content/payments.ts';
import {
  offeredAmountsUsd,
  paymentFrequencyOptions,
} from '../../src/content/sponsorship-options.ts';
import { namedGift, yearPlan } from '../../src/lib/giving-choice.ts';
import { formatKes, formatUsd } from '../../src/lib/money.ts';
import { bankAccount, paybill, paymentNumbers, paymentValues } from '../payment-values.ts';
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

test('only two pages show payment numbers, and only the home’s, untranslated', () => {
  // A bank's post box is no payment number.
  const bankTexts = new Set<unknown>(Object.values(bankSettings));
  const shown = builtPages.flatMap(({ path, elements }) =>
    elements
      .filter((it) => attribute(it, 'translate') === 'no')
      .map(textOf)
      .filter(
        (text) => paymentValues.includes(text) || (/\d{5}/.test(text) && !bankTexts.has(text)),
      )
      .map((text) => `${path} ${text}`),
  );
  // The name that M-PESA shows before a payment is confirmed.
  const toCheck = homeSettings.paybillName ?? organization.name;
  const expected = [
    ...paymentValues.map((value) => `/get-involved ${value}`),
    // Phones show them in a bar, too.
    `/get-involved ${paybill}`,
    ...[...paymentValues, ...paymentValues.filter((value) => value === toCheck)].map(
      (value) => `/give ${value}`,
    ),
  ];
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

test('each payment value has its name, the transfer a bank or contact', () => {
  const values: readonly PaymentValue[] = [...payments.mobileMoney.values, ...payments.bank.values];
  for (const { label, onPhone, value } of values)
    expect(getInvolved.text).toContain(
      onPhone ? `${label} (on the phone: ${onPhone}) ${value}` : `${label} ${value}`,
    );
  const { name } = bankSettings;
  const bank = name ? `Bank: ${name}` : getInvolvedTexts.askForBank;
  expect(textOf(getInvolved.part('how-to-donate'))).toContain(bank);
});

test.each(builtPages)('$path asks to call where it shows the bank account', (shown) => {
  const notes = shown
    .all('p')
    .filter((it) => textOf(it).startsWith('Confirm by phone before a large transfer:'));
  expect(notes).toHaveLength(shown.text.includes(bankAccount) ? 1 : 0);
  for (const note of notes) expect(linksIn(note)[0]?.[1]).toMatch(/^tel:\+\d+$/);
});

test('says what donations provide, and links each to the way to pay it', () => {
  const list = getInvolved
    .all('ul')
    .find((it) => attribute(it, 'aria-label')?.includes('provides'));
  expect(inside(list, 'li').map((item) => [textOf(item), linksIn(item)[0]?.[1]])).toEqual(
    donationTiers.map(({ amountUsd: usd, label }) => [
      `${formatUsd(usd)} ${formatKes(planOf(namedGift(usd)).year.KES)} ${label}`,
      `/give#gift-${usd}`,
    ]),
  );
  const cards = getInvolved.all('article').map(textOf);
  expect(cards).toHaveLength(2);
  for (const card of cards) expect(card).not.toMatch(/KSH|\$/);
});

// src/giving/giving-plan.test.ts tests the arithmetic.
describe('without the app', () => {
  const rows = give.all('tr').map(textOf);

  test('the table says what each plan and gift comes to', () => {
    for (const { name, value: frequency } of paymentFrequencyOptions) {
      const amounts = offeredAmountsUsd.map((usd) =>
        formatKes(planOf(yearPlan(usd, frequency)).each.KES),
      );
      expect(rows.find((row) => row.startsWith(`${name}:`))).toContain(amounts.join(''));
    }
    for (const { amountUsd: usd, label } of donationTiers) {
      const kes = formatKes(planOf(namedGift(usd)).each.KES);
      expect(rows).toContain(`${formatUsd(usd)}${kes}${label}`);
    }
    expect(give.all('tr td th', { 'aria-current': 'true' })).toEqual([]);
  });

  test('the steps are named in their order, with the values in their places', () => {
    const steps = give.all('ol').find((list) => textOf(list).includes('Lipa na M-PESA'));
    const wanted = [
      /^On your phone: M-PESA › Lipa na M-PESA › Pay Bill$/,
      new RegExp(`^Paybill number \\(on the phone: business number\\) ${paybill}Copy `),
      new RegExp(
        `^Account name \\(on the phone: account number\\) ${named.paybillAccount.value}Copy `,
      ),
      new RegExp(payingTexts.yourAmount),
      /PIN/,
      /^Check .*name shown.*then confirm\./,
    ];
    expect(inside(steps, 'li').map(textOf)).toEqual(
      wanted.map((step) => expect.stringMatching(step)),
    );
  });
});

test('says "a year" of each amount of a plan, and never "a month"', () => {
  const labels = give.all('label').map(textOf);
  for (const usd of offeredAmountsUsd)
    expect(labels.some((text) => text.startsWith(`${formatUsd(usd)} a year`))).toBe(true);
  const [, form = ''] = give.text.split('How much a year?');
  const byMonth = `from ${formatUsd(sponsorshipPerMonth.fromUsd)} a month`;
  expect(form.split('Tell us')[0]?.replaceAll(byMonth, '')).not.toMatch(/\$\d+ a month/);
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
      const sums = new Set(textOf(part).match(/\$[\d,]+/g));
      // Each gift in a list has its own link.
      if (sums.size === 0 || sums.size > 3) return [];
      const usd = choiceOf(address.slice('/give'.length))?.amount ?? 0;
      const leads = [usd, usd / 12].some((it) => sums.has(formatUsd(it)));
      return leads ? [] : [`${from.path}: ${address} from "${textOf(part)}"`];
    });
  });
  expect(wrong).toEqual([]);
});

test('payment numbers are no links, and stand once, digit by digit', () => {
  const links = give.all('a').map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((href) => new RegExp(paymentNumbers.join('|')).test(href))).toEqual([]);
  expect(give.all('meta', { name: 'format-detection', content: 'telephone=no' })).toHaveLength(1);
  const numbers = give.all('strong').filter((it) => /^\d{5}/.test(textOf(it)));
  expect(numbers.map(textOf)).toEqual(paymentNumbers);
  const digits = numbers.map((it) => inside(it, 'span').slice(1).map(textOf));
  expect(digits).toEqual(paymentNumbers.map((it) => it.split('')));
});
