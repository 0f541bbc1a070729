import { visitMessage } from '../../content/messages.ts';
import { type FormMessage, formText } from '../../lib/form-message.ts';
import { longDate, weekdayOf } from '../../lib/days.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { type RequestedTime, timeText } from '../../lib/visiting-hours.ts';

function requestedTimeOf(fields: FormData): RequestedTime {
  return { day: formText(fields, 'day'), time: formText(fields, 'time') };
}

/** 'Saturday 28 November 2026'. */
export function dayText(day: string): string {
  return `${weekdayOf(day)} ${longDate(day)}`;
}

/** Day and time have been checked. */
export function visitRequest(fields: FormData): FormMessage {
  const { day, time } = requestedTimeOf(fields);
  return {
    subject: `${visitMessage.subject}: ${dayText(day)} at ${timeText(time)}`,
    fields: [
      [visitMessage.day, dayText(day)],
      [visitMessage.time, `${timeText(time)}, Nairobi time`],
      [visitMessage.people, plainInput(formText(fields, 'people'))],
      [visitMessage.name, formText(fields, 'name')],
      [visitMessage.phone, plainInput(formText(fields, 'phone'))],
    ],
    words: [visitMessage.words, formText(fields, 'note')],
    ending: visitMessage.ending,
  };
}
