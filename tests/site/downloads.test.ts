import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { keepingTexts } from '../../src/content/page-texts/give.ts';
import { paymentValues } from '../../src/content/payments.ts';
import { attribute, builtFile, builtPage } from './built-site.ts';
import { paymentNumbers } from '../payment-values.ts';

// A file that stays on a phone may hold no number that could change.
const numbers = new RegExp([...paymentNumbers, paymentValues.paybillAccount.value].join('|'));

const page = builtPage('/give');
const links = page.all('a').map((link) => attribute(link, 'href') ?? '');

test('card and poster are plain links, with names for the saved files', () => {
  const names = page.all('a').map((link) => attribute(link, 'download'));
  const { card, poster } = keepingTexts;
  expect(names.filter((name) => name !== null)).toEqual(
    [card, poster].flatMap(({ file }) => [`${file}.png`, `${file}.pdf`]),
  );
});

test('the contact card holds name, phones and e-mail, and no payment number', () => {
  const path = links.find((href) => href.endsWith('.vcf')) ?? '';
  const file = builtFile(path.slice(1));
  const card = new ICAL.Component(ICAL.parse(file));
  expect(card.getFirstPropertyValue('version')).toBe('3.0');
  expect(card.getFirstPropertyValue('fn')).toBe(organization.name);
  const phones = card.getAllProperties('tel').map((phone) => phone.getFirstValue());
  expect(phones).toEqual(organization.phones.map((phone) => phone.replaceAll(' ', '')));
  expect(card.getFirstPropertyValue('email')).toBe(organization.email);
  // Otherwise iPhones list it as a person.
  expect(file).toContain('\r\nX-ABShowAs:COMPANY\r\n');
  expect(file).not.toMatch(numbers);
});
