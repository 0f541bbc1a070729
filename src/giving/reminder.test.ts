import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Gift } from '../lib/gift.ts';
import { reminderOf } from './reminder.ts';

const made = new Date('2026-11-26T10:00:00Z');
const thousand: Gift = {
  each: { currency: 'KES', amount: 1000 },
  often: 'monthly',
  purpose: 'most',
};

test.each([
  ['monthly', '2026-12-05', ['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05']],
  // Not every month has the 31st.
  ['monthly', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
  ['quarterly', '2026-12-05', ['2026-12-05', '2027-03-05', '2027-06-05', '2027-09-05']],
  ['semi-annual', '2026-12-05', ['2026-12-05', '2027-06-05', '2027-12-05', '2028-06-05']],
  ['annual', '2026-12-05', ['2026-12-05', '2027-12-05', '2028-12-05', '2029-12-05']],
  ['once', '2026-12-31', ['2026-12-31']],
] as const)('%s from %s: on %j', (often, day, days) => {
  const file = reminderOf({ ...thousand, often }, day, made);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const iterator = event && new ICAL.Event(event).iterator();
  const found = Array.from({ length: 4 }, () => iterator?.next()?.toString());
  expect(found.filter((it) => it !== undefined)).toEqual(days);
});

test('names gift and address, and no payment number', () => {
  const file = reminderOf(thousand, '2026-12-05', made).replaceAll('\r\n ', '');
  expect(file).toMatch(/^SUMMARY:Gift to .*: KSH 1\\,000\r$/m);
  expect(file).toMatch(/^DESCRIPTION:KSH 1\\,000 every month for where it is needed most\./m);
  expect(file).toMatch(/^URL:https:.*\/give#kes-1000-monthly-for-most\r$/m);
  expect(file).toContain('UID:kes-1000-monthly-for-most-2026-12-05@');
  // tests/facts/payments.yaml
  expect(file).not.toMatch(/090117|0100200300117/);
});
