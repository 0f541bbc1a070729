import { contentFile, escapedText } from '../lib/content-lines.ts';
import { addDays } from '../lib/days.ts';
import { monthsBetween, type PaymentDays } from './payment-days.ts';

type Reminder = {
  /** Unique in the world. A calendar that already has it replaces the reminder. */
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
 * twelve. It rings at nine in the morning. Without a time zone, a day is the visitor's own everywhere.
 */
export function reminderFile(reminder: Reminder): string {
  const { uid, days, title, text, address, made } = reminder;
  return contentFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mcch-website//reminders//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${made.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basicDate(days.first)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basicDate(addDays(days.first, 1))}`,
    ...recurrence(reminder),
    `SUMMARY:${escapedText(title)}`,
    `DESCRIPTION:${escapedText(text)}`,
    `URL:${address}`,
    // Does not mark the visitor as busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(title)}`,
    'TRIGGER:PT9H',
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
