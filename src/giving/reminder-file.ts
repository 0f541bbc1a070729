import { contentFile, escapedText } from '../lib/content-lines.ts';
import { addDays } from '../lib/days.ts';
import { monthsBetween, type PaymentDays } from './payment-days.ts';

type Reminder = {
  /** Unique in the world. A calendar that already has it replaces the reminder, keeps its own, or asks. */
  uid: string;
  days: PaymentDays;
  /** 'always' goes on until the visitor deletes it. */
  repeats: 'year' | 'always';
  title: string;
  text: string;
  address: string;
  made: Date;
};

/**
 * An iCalendar file (RFC 5545): one all-day event that repeats, because phones import one event more readily than
 * twelve. It rings at nine in the morning of the day before: Outlook rings before an event only (MS-OXCICAL
 * 2.1.3.1.1.20.62). Without a time zone, a day is the visitor's own everywhere.
 */
export function reminderFile(reminder: Reminder): string {
  const { uid, days, title, text, address } = reminder;
  const made = reminder.made.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  // The alarm's as well: Etar shows it as the event's.
  const description = `DESCRIPTION:${escapedText(text)}`;
  return contentFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mcch-website//reminders//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${made}`,
    // Without a later one, Fossify skips an event that it has already.
    `LAST-MODIFIED:${made}`,
    `DTSTART;VALUE=DATE:${basicDate(days.first)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basicDate(addDays(days.first, 1))}`,
    // Etar needs it on a day on which the clocks change.
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ...recurrence(reminder),
    `SUMMARY:${escapedText(title)}`,
    description,
    `URL:${address}`,
    // Does not mark the visitor as busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    description,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function recurrence({ days, repeats }: Reminder): string[] {
  const { payments, onLastDay } = days;
  if (payments === 1) return repeats === 'always' ? ['RRULE:FREQ=YEARLY'] : [];
  const parts = ['FREQ=MONTHLY'];
  if (payments < 12) parts.push(`INTERVAL=${monthsBetween(payments)}`);
  if (onLastDay) parts.push('BYMONTHDAY=-1');
  if (repeats === 'year') parts.push(`COUNT=${payments}`);
  return [`RRULE:${parts.join(';')}`];
}

function basicDate(day: string): string {
  return day.replaceAll('-', '');
}
