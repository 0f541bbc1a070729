import { reminderTexts } from '../content/messages.ts';
import { organization } from '../content/organization.ts';
import { contentFile, escapedText } from '../lib/content-lines.ts';
import { addDays } from '../lib/days.ts';
import { type Gift, type Often, paymentsAYear } from '../lib/gift.ts';
import { giftFragment, giveAddress } from '../lib/gift-address.ts';
import { formatMoney } from '../lib/money.ts';
import { giftSentence } from './gift-words.ts';

/**
 * An iCalendar file (RFC 5545) with one all-day event that repeats, because phones import one event more readily than
 * twelve. It rings at nine in the morning of the day before: Outlook rings before an event only (MS-OXCICAL
 * 2.1.3.1.1.20.62). The event has no time zone, so its day is the visitor's own everywhere.
 *
 * The event repeats without end. If it ended after twelve times, a giver who has already paid once would be asked for a
 * thirteenth payment. It holds no payment numbers, because a calendar would keep them after they have changed.
 */
export function reminderOf(gift: Gift, day: string, made: Date): string {
  const url = `${organization.siteUrl}${giveAddress(gift)}`;
  const { first, onLastDay } = reminderDays(gift, day);
  const stamp = made.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const text = `${giftSentence(gift)}.\n${reminderTexts.howToGive} ${url}`;
  // The alarm has it too: Etar shows the alarm's as the event's.
  const description = `DESCRIPTION:${escapedText(text)}`;
  return contentFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mcch-website//reminders//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    // A calendar that already has it replaces the reminder, keeps its own, or asks.
    `UID:${giftFragment(gift)}-${day}@${new URL(organization.siteUrl).host}`,
    `DTSTAMP:${stamp}`,
    // Without a later one, Fossify skips an event that it has already.
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDate(first)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basicDate(addDays(first, 1))}`,
    // Etar needs it on a day on which the clocks change.
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ...recurrence(gift.often, onLastDay),
    `SUMMARY:${escapedText(`${reminderTexts.title}: ${formatMoney(gift)}`)}`,
    description,
    `URL:${url}`,
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

/**
 * The first reminder is on the day `chosen`, an ISO date. For the 29th to the 31st, which some months lack, each is on
 * the last day of a month.
 */
export function reminderDays({ often }: Gift, chosen: string) {
  const onLastDay = often !== 'once' && Number(chosen.slice(8)) > 28;
  return { first: onLastDay ? addDays(firstOfNextMonth(chosen), -1) : chosen, onLastDay };
}

/** Takes and returns an ISO date. */
export function firstOfNextMonth(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1))
    .toISOString()
    .slice(0, 10);
}

/** Counts in months even for a yearly gift: 29 February comes every four years, the last day of February every year. */
function recurrence(often: Often, onLastDay: boolean): string[] {
  if (often === 'once') return [];
  const interval = 12 / paymentsAYear[often];
  return [`RRULE:FREQ=MONTHLY;INTERVAL=${interval}${onLastDay ? ';BYMONTHDAY=-1' : ''}`];
}

function basicDate(day: string): string {
  return day.replaceAll('-', '');
}
