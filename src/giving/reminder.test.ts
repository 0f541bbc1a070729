import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Gift, Often } from '../lib/gift.ts';
import { firstOfNextMonth, reminderDays, reminderOf } from './reminder.ts';

const made = new Date('2026-11-26T10:11:12.345Z');
const gift: Gift = { purpose: 'most', often: 'monthly', currency: 'KES', amount: 1000 };

/** What an independent program (of Thunderbird's makers) reads in the file. */
function eventOf(often: Often, day: string): ICAL.Event {
  const file = reminderOf({ ...gift, often }, day, made);
  const [event, ...others] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return new ICAL.Event(event);
}

test.each([
  ['monthly', '2026-12-05', ['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05']],
  // Not every month has the 31st.
  ['monthly', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
  ['monthly', '2027-10-30', ['2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31']],
  ['monthly', '2027-02-28', ['2027-02-28', '2027-03-28', '2027-04-28', '2027-05-28']],
  ['quarterly', '2026-12-05', ['2026-12-05', '2027-03-05', '2027-06-05', '2027-09-05']],
  ['semi-annual', '2028-02-29', ['2028-02-29', '2028-08-31', '2029-02-28', '2029-08-31']],
  ['annual', '2026-12-05', ['2026-12-05', '2027-12-05', '2028-12-05', '2029-12-05']],
  // Not every year has 29 February.
  ['annual', '2028-02-29', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28']],
  ['once', '2026-12-30', ['2026-12-30']],
] as const)('a reminder that rings %s from %s is on the days %j', (often, day, days) => {
  const iterator = eventOf(often, day).iterator();
  const found = Array.from({ length: 4 }, () => (iterator.next() as ICAL.Time | null)?.toString());
  expect(found.filter((it) => it !== undefined)).toEqual(days);
  expect(reminderDays({ ...gift, often }, day).first).toBe(days[0]);
});

test.each([
  ['2026-11-30', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-01', '2028-03-01'],
])('the month after %s begins on %s', (day, first) => {
  expect(firstOfNextMonth(day)).toBe(first);
});

test('a day is whole, of no time zone, and ends where the next begins', () => {
  const { startDate, endDate } = eventOf('monthly', '2028-02-29');
  expect([startDate.isDate, startDate.zone.tzid]).toEqual([true, 'floating']);
  expect(endDate.toString()).toBe('2028-03-01');
});

test('the reminder rings at nine the day before, in every month, with the text of the event', () => {
  const event = eventOf('monthly', '2027-02-28');
  const [alarm] = event.component.getAllSubcomponents('valarm');
  expect(alarm?.getFirstPropertyValue('description')).toBe(event.description);
  const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
  const rings = event.iterator();
  for (const expected of ['2027-02-27T09:00:00', '2027-03-27T09:00:00', '2027-04-27T09:00:00']) {
    const time = rings.next();
    time.isDate = false;
    time.addDuration(trigger);
    expect(time.toString()).toBe(expected);
  }
});

test('the reminder names the gift and the address, has what calendars need, and holds no payment number', () => {
  const file = reminderOf(gift, '2026-12-05', made);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      // Required by RFC 5545.
      expect.stringMatching(/^PRODID:./),
      'DTSTAMP:20261126T101112Z',
      'LAST-MODIFIED:20261126T101112Z',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'TRANSP:TRANSPARENT',
      expect.stringMatching(/^SUMMARY:Gift to .*: KSH 1\\,000$/),
      expect.stringMatching(/^DESCRIPTION:KSH 1\\,000 every month for where it is needed most\./),
      expect.stringMatching(/^URL:https:.*\/give#kes-1000-monthly-for-most$/),
      expect.stringMatching(/^UID:kes-1000-monthly-for-most-2026-12-05@/),
    ]),
  );
  // tests/facts/payments.yaml
  expect(file).not.toMatch(/090117|0100200300117/);
});
