import { type FormMessage, visitMessage } from '../../content/messages.ts';
import type { Values } from '../../forms/fields.ts';
import { longDate, weekdayOf } from '../../lib/days.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { timeText } from '../../lib/time-of-day.ts';
import type { RequestedTime } from './visits.ts';

/** '' before hydration, and while nothing is chosen. */
export function requestedTime(values: Values | null): RequestedTime {
  return { day: values?.['day'] ?? '', time: values?.['time'] ?? '' };
}

/** 'Saturday 28 November 2026'. */
export function dayText(day: string): string {
  return `${weekdayOf(day)} ${longDate(day)}`;
}

/** Day and time have been checked. */
export function composeVisit(values: Values): FormMessage {
  const { day, time } = requestedTime(values);
  const text = (name: string) => values[name] ?? '';
  return {
    subject: `${visitMessage.subject}: ${dayText(day)} at ${timeText(time)}`,
    fields: [
      [visitMessage.day, dayText(day)],
      [visitMessage.time, `${timeText(time)}, Nairobi time`],
      [visitMessage.people, plainInput(text('people'))],
      [visitMessage.name, text('name')],
      [visitMessage.phone, plainInput(text('phone'))],
    ],
    words: [visitMessage.words, text('note')],
    ending: visitMessage.ending,
  };
}
