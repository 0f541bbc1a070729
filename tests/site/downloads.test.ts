import { readdirSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { reminderTexts } from '../../src/content/messages.ts';
import { organization } from '../../src/content/organization.ts';
import { downloadTexts } from '../../src/content/page-texts/give.ts';
import { paymentValues } from '../../src/content/payments.ts';
import { planName } from '../../src/content/purposes.ts';
import { attribute, builtFile, builtPage, distDir } from './built-site.ts';
import { paymentNumbers } from '../payment-values.ts';

// A file that stays on a phone may hold no number that could change.
const numbers = new RegExp([...paymentNumbers, paymentValues.paybillAccount.value].join('|'));

const page = builtPage('/give');
const links = page.all('a').map((link) => attribute(link, 'href') ?? '');
const reminders = readdirSync(`${distDir}reminders`);

test('card and poster are plain links, with names for the saved files', () => {
  const names = page.all('a').map((link) => attribute(link, 'download'));
  const { card, poster } = downloadTexts;
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

test('each plan in the table links to its file of reminders', () => {
  expect(reminders).toHaveLength(13);
  const linked = links.filter((href) => href.endsWith('.ics'));
  expect(linked.toSorted()).toEqual(reminders.map((file) => `/reminders/${file}`).toSorted());
});

test.each(reminders)('%s repeats on the first of its months, without payment numbers', (name) => {
  const file = builtFile(`reminders/${name}`);
  expect(file).not.toMatch(numbers);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  if (!event) throw new Error(`${name} has no event`);
  const days = new ICAL.Event(event).iterator();
  const months = { annual: 12, 'semi-annual': 6, quarterly: 3, monthly: 1 };
  const step = months[/\d-(.*)\.ics$/.exec(name)?.[1] as keyof typeof months];
  const [first = 0, second = 0, third = 0] = [days.next(), days.next(), days.next()].map((day) => {
    expect(day?.day).toBe(1);
    return (day?.year ?? 0) * 12 + (day?.month ?? 0) - 1;
  });
  expect(first % step).toBe(0);
  expect([second, third]).toEqual([first + step, first + 2 * step]);
  const description = String(event.getFirstPropertyValue('description'));
  const usd = Number(/^plan-(\d+)-/.exec(name)?.[1]);
  expect(description.startsWith(planName(usd))).toBe(true);
  const often = `${reminderTexts.payments(12 / step)}${reminderTexts.aYear}`;
  expect(description).toContain(`, in ${often}: `);
  expect(description.includes(`${reminderTexts.each}.`)).toBe(step < 12);
  expect(description).toContain(`${organization.siteUrl}/give#${name.slice(0, -4)}`);
  expect(page.ids).toContain(name.slice(0, -4));
});
