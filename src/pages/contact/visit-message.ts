import { type FormMessage, visitMessage } from '../../content/messages.ts';
import type { VisitingHours } from '../../content/organization.ts';
import type { Values } from '../../forms/fields.ts';
import { longDate, weekdayOf } from '../../lib/days.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { timeText } from '../../lib/time-of-day.ts';
import { hoursOn, type RequestedTime } from './visits.ts';

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
    subject: `${visitMessage.subject}: ${dayText(day)}${time ? ` at ${timeText(time)}` : ''}`,
    fields: [
      [visitMessage.day, dayText(day)],
      [visitMessage.time, time ? `${timeText(time)}, Nairobi time` : visitMessage.noTime],
      [visitMessage.people, plainInput(text('people'))],
      [visitMessage.name, text('name')],
      [visitMessage.phone, plainInput(text('phone'))],
    ],
    words: [visitMessage.words, text('note')],
    ending: visitMessage.ending,
  };
}
