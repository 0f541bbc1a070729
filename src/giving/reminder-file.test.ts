import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays } from '../lib/days.ts';
import { listPaymentDays, type PaymentDays, paymentDaysFrom } from './payment-days.ts';
import { reminderFile } from './reminder-file.ts';

const texts = {
  uid: 'plan-185-monthly@example.org',
  title: 'Your gift: KSH 2,000',
  text: 'A child’s year at school',
  address: 'https://example.org/give#kes-1000-monthly',
};
const made = new Date('2026-11-23T10:11:12.345Z');

// A file without an end: tests/site/downloads.test.ts.
function fileOf(days: PaymentDays) {
  return reminderFile({ ...texts, days, repeats: 'year', made });
}

/** What an independent program (of Thunderbird's makers) reads in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(1);
  return events[0] as ICAL.Event;
}

function daysIn(event: ICAL.Event): string[] {
  const days = event.iterator();
  const list: string[] = [];
  for (let day = days.next(); day && list.length < 100; day = days.next()) {
    list.push(day.toString());
  }
  return list;
}

test('a calendar program finds exactly the payment days, whatever day was chosen', () => {
  const anyDay = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(1, 2, 4, 12),
      fc.constantFrom('last', '28'),
      (chosen, payments, insteadOfMissing) => {
        const days = paymentDaysFrom({ chosen, payments, insteadOfMissing, today: chosen });
        expect(daysIn(read(fileOf(days)))).toEqual(listPaymentDays(days));
      },
    ),
  );
});

test('each is a whole day of no time zone, and ends where the next begins', () => {
  const event = read(fileOf({ first: '2028-02-29', payments: 12, onLastDay: true }));
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.zone.tzid).toBe('floating');
  expect(event.endDate.toString()).toBe(addDays('2028-02-29', 1));
});

test('rings at nine the day before, in every month, with the same text as the event', () => {
  const event = read(fileOf({ first: '2027-02-28', payments: 12, onLastDay: true }));
  const [alarm] = event.component.getAllSubcomponents('valarm');
  expect(alarm?.getFirstPropertyValue('description')).toBe(event.description);
  const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
  const rings = event.iterator();
  for (const expected of ['2027-02-27T09:00:00', '2027-03-30T09:00:00', '2027-04-29T09:00:00']) {
    const time = rings.next();
    time.isDate = false;
    time.addDuration(trigger);
    expect(time.toString()).toBe(expected);
  }
});

test('has what the standard requires and what calendars need, and leaves the day free', () => {
  const file = fileOf({ first: '2026-12-01', payments: 1, onLastDay: false });
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'DTSTAMP:20261123T101112Z',
      'LAST-MODIFIED:20261123T101112Z',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'TRANSP:TRANSPARENT',
    ]),
  );
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
