import { describe, expect, test } from 'vitest';
import { planOf } from '../../src/giving/plan-of.ts';
import { payingTexts } from '../../src/content/giving-texts.ts';
import { donationTiers, paymentValues } from '../../src/content/payments.ts';
import {
  offeredAmountsUsd,
  paymentFrequencyOptions,
} from '../../src/content/sponsorship-options.ts';
import { fragmentOf, type GivingChoice } from '../../src/lib/giving-plan.ts';
import { formatKes, formatUsd } from '../../src/lib/money.ts';
import { attribute, builtPage, elementsIn, textOf } from './built-site.ts';

const page = builtPage('/give');
const { paybill, paybillAccount: account, bankAccount } = paymentValues;
const plans = offeredAmountsUsd.flatMap((usd) =>
  paymentFrequencyOptions.map(({ value: frequency }): GivingChoice => ({
    kind: 'plan',
    usd,
    frequency,
  })),
);

// The arithmetic: src/lib/giving-plan.test.ts.
describe('where the app never comes', () => {
  const table = page.all('table').flatMap(elementsIn);
  const rows = table.filter(({ tagName }) => tagName === 'tr').map(textOf);

  test.each(paymentFrequencyOptions)('the table says what $name payments come to', (option) => {
    const { name, value: frequency } = option;
    const amountsOf = offeredAmountsUsd.map((usd) =>
      formatKes(planOf({ kind: 'plan', usd, frequency }).eachKes),
    );
    expect(rows.filter((row) => row.startsWith(`${name}:`))).toEqual([
      expect.stringContaining(amountsOf.join('')),
    ]);
  });

  test.each(donationTiers)('the table says that $amountUsd dollars are $label', (tier) => {
    const { amountUsd: usd, label } = tier;
    const kes = formatKes(planOf({ kind: 'gift', usd }).eachKes);
    expect(rows).toContain(`${formatUsd(usd)}${kes}${label}`);
  });

  test('the address of each plan and gift leads to the steps to pay it', () => {
    const pay = page.elements.find((it) => attribute(it, 'id') === 'pay');
    const ids = pay ? elementsIn(pay).map((it) => attribute(it, 'id')) : [];
    const gifts = donationTiers.map(({ amountUsd: usd }): GivingChoice => ({ kind: 'gift', usd }));
    expect(ids).toEqual(
      expect.arrayContaining([...plans, ...gifts].map((choice) => fragmentOf(choice).slice(1))),
    );
  });

  test('none is marked as chosen', () => {
    expect(table.filter((it) => attribute(it, 'aria-current') !== null)).toEqual([]);
  });

  test('the steps are named in their order, with the values in their places', () => {
    const steps = page.all('ol').find((list) => textOf(list).includes('Lipa na M-PESA'));
    const texts = steps ? elementsIn(steps).filter(({ tagName }) => tagName === 'li') : [];
    const wanted = [
      /M-PESA/,
      /Lipa na M-PESA/,
      /Pay Bill/,
      new RegExp(`^Paybill number \\(on the phone: business number\\) ${paybill.value} `),
      new RegExp(`^Account name \\(on the phone: account number\\) ${account.value}Copy `),
      new RegExp(payingTexts.yourAmount),
      /PIN/,
      /^Check .*name shown.*then confirm\./,
    ];
    expect(texts.map(textOf)).toEqual(wanted.map((step) => expect.stringMatching(step)));
  });
});

test('says "a year" of each amount of a plan, and never "a month"', () => {
  const labels = page.all('label').map(textOf);
  for (const usd of offeredAmountsUsd)
    expect(labels.some((text) => text.startsWith(`${formatUsd(usd)} a year`))).toBe(true);
  const [, form = ''] = page.text.split('How much a year?');
  expect(form.split('Tell us')[0]).not.toMatch(/\$\d+ a month/);
});

test('makes no link of a payment number, and lets no phone do so', () => {
  const links = page.all('a').map((link) => attribute(link, 'href') ?? '');
  const numbers = new RegExp(`${paybill.value}|${bankAccount.value}`);
  expect(links.filter((href) => numbers.test(href))).toEqual([]);
  const detection = page.all('meta').find((meta) => attribute(meta, 'name') === 'format-detection');
  expect(detection && attribute(detection, 'content')).toBe('telephone=no');
});

test('spells the numbers for screen readers', () => {
  const spelled = page
    .all('strong')
    .map(textOf)
    .filter((text) => /^\d{5,} /.test(text));
  const values = [paybill.value, bankAccount.value];
  expect(spelled).toEqual(values.map((value) => `${value} ${value.replaceAll(/\B/g, ' ')}`));
});
