import { expect, test } from 'vitest';
import { bankSettings, givingSettings } from '../../src/content/giving-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { payments } from '../../src/content/payments.ts';
import { bankAccount, paybill, paymentValues } from '../payment-values.ts';
import { attribute, builtPage, builtPages, elementsIn, textOf } from './built-site.ts';

const page = builtPage('/get-involved');

test('two pages show the payment values, kept from translation, and no page another such number', () => {
  const values: readonly string[] = paymentValues;
  // A bank's post box is none.
  const bankTexts = new Set<unknown>(Object.values(bankSettings));
  const shown = builtPages.flatMap(({ path, elements }) =>
    elements
      .filter((it) => attribute(it, 'translate') === 'no')
      .map(textOf)
      .filter((text) => values.includes(text) || (/\d{5}/.test(text) && !bankTexts.has(text)))
      .map((text) => `${path} ${text}`),
  );
  const expected = [
    ...values.map((value) => `/get-involved ${value}`),
    // The bar that phones show.
    `/get-involved ${paybill}`,
    ...values.map((value) => `/give ${value}`),
    // The name to look for before confirming.
    ...[givingSettings.paybillName ?? organization.name]
      .filter((name) => values.includes(name))
      .map((name) => `/give ${name}`),
  ];
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

test.each(builtPages)(
  '$path asks to call before a large transfer, where it shows the bank account',
  (shown) => {
    const notes = shown
      .all('p')
      .filter((paragraph) =>
        textOf(paragraph).startsWith('Confirm by phone before a large transfer:'),
      );
    expect(notes).toHaveLength(shown.text.includes(bankAccount) ? 1 : 0);
    for (const note of notes) {
      const [call] = elementsIn(note);
      expect(call && attribute(call, 'href')).toMatch(/^tel:\+\d+$/);
    }
  },
);

test('each payment value has its name beside it', () => {
  const { mobileMoney, bank } = payments;
  for (const { label, value, ...names } of [...mobileMoney.values, ...bank.values]) {
    const name = 'onPhone' in names ? `${label} (on the phone: ${names.onPhone})` : label;
    expect(page.text).toContain(`${name} ${value}`);
  }
});
