import type { FormMessage } from '../../content/messages.ts';
import type { VisitingHours } from '../../content/organization.ts';
import type { Values } from '../../forms/fields.ts';
import { longDate, weekdayOf } from '../../lib/days.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { timeText } from '../../lib/time-of-day.ts';
import { hoursOn, type RequestedTime } from './opening.ts';

/** Day and time follow it in the message. */
export const VISIT_SUBJECT = 'Request for a visit';

/** What fields and message call the same. */
export const visitLabels = {
  day: 'Day',
  time: 'Time',
  people: 'How many people',
  phone: 'Phone',
  note: 'Note',
} as const;

/** Day and time are '' before hydration, and until they are chosen. */
export function requestedTime(values: Values | null): RequestedTime {
  return { day: values?.['day'] ?? '', time: values?.['time'] ?? '' };
}

/** 'Saturday 28 November 2026'. */
export function dayText(day: string): string {
  return `${weekdayOf(day)} ${longDate(day)}`;
}

/** Day and time have been checked. A day by appointment has no time, whatever was chosen for another day before. */
export function composeVisit(values: Values, all: readonly VisitingHours[]): FormMessage {
  const { day, time: chosen } = requestedTime(values);
  const time = hoursOn(day, all)?.times.length === 0 ? '' : chosen;
  const text = (name: string) => values[name] ?? '';
  return {
    subject: `${VISIT_SUBJECT}: ${dayText(day)}${time ? ` at ${timeText(time)}` : ''}`,
    lines: [
      [visitLabels.day, dayText(day)],
      [visitLabels.time, time ? `${timeText(time)}, Nairobi time` : 'by appointment'],
      [visitLabels.people, plainInput(text('people'))],
      ['Name', text('name')],
      [visitLabels.phone, plainInput(text('phone'))],
    ],
    words: [visitLabels.note, text('note')],
    ending:
      'This is a request. The visit is agreed once the home has confirmed it. This message was written on the website.',
  };
}
