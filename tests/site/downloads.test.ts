import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { attribute, builtFile, builtPage } from './built-site.ts';
import { email, paybillAccount, paymentNumbers, siteUrl } from '../expected-facts.ts';

// A file that stays on a phone may hold no number that could change.
const numbers = new RegExp([...paymentNumbers, paybillAccount].join('|'));

const page = builtPage('/give');
const links = page.all('a').map((link) => attribute(link, 'href') ?? '');

test('card and poster are plain links, which name the saved files', () => {
  const names = page.all('a').map((link) => attribute(link, 'download'));
  expect(names.filter((name) => name !== null)).toEqual(
    ['payment-card', 'poster'].flatMap((file) => [`${file}.png`, `${file}.pdf`]),
  );
});

test('the contact card holds name, phones and e-mail, and no payment number', () => {
  const path = links.find((href) => href.endsWith('.vcf')) ?? '';
  const file = builtFile(path.slice(1));
  const card = new ICAL.Component(ICAL.parse(file));
  expect(card.getFirstPropertyValue('version')).toBe('3.0');
  expect(card.getFirstPropertyValue('fn')).toBe('Motherly Care Children’s Home');
  const phones = card.getAllProperties('tel').map((phone) => phone.getFirstValue());
  expect(phones).toEqual(['+254000000117', '+441632960117', '+254000000118']);
  expect(card.getFirstPropertyValue('email')).toBe(email);
  expect(card.getFirstPropertyValue('url')).toBe(siteUrl);
  // Without these iPhones list the home as a person.
  expect(file).toContain('\r\nX-ABShowAs:COMPANY\r\n');
  expect(file).not.toMatch(numbers);
});
