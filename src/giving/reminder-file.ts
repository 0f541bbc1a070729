import { contentFile, escapedText } from '../lib/content-lines.ts';
import { addDays } from '../lib/days.ts';
import { monthsBetween, type PaymentDays } from './payment-days.ts';

type Reminder = {
  /** Names the reminder all over the world: a calendar that has it already replaces it. */
  uid: string;
  days: PaymentDays;
  /** 'year' ends after a year's payments; 'always' goes on until the visitor deletes it. */
  repeats: 'year' | 'always';
  title: string;
  text: string;
  address: string;
  /** When the file was made. */
  made: Date;
};

/**
 * An iCalendar file (RFC 5545) with one all-day event that repeats on the payment days, and rings at nine
 * in the morning where the calendar lets it. One event with a rule, because calendars on phones take in one
 * event more readily than twelve. No time zone: a day is the visitor's own everywhere.
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
    // The first day that no longer belongs to the event.
    `DTEND;VALUE=DATE:${basicDate(addDays(days.first, 1))}`,
    ...recurrence(reminder),
    `SUMMARY:${escapedText(title)}`,
    `DESCRIPTION:${escapedText(text)}`,
    `URL:${address}`,
    // Nobody is busy on that day.
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
