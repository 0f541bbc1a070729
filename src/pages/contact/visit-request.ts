import { mailSubjects } from '../../content/mail-subjects.ts';
import { visitTexts } from '../../content/visit-texts.ts';
import { type FormMessage, formText } from '../../lib/form-message.ts';
import { longDate, weekdayOf } from '../../lib/days.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { type RequestedTime, timeText } from '../../lib/visiting-hours.ts';

export function requestedTimeOf(fields: FormData): RequestedTime {
  return { day: formText(fields, 'day'), time: formText(fields, 'time') };
}

/** 'Saturday 28 November 2026'. */
export function dayText(day: string): string {
  return `${weekdayOf(day)} ${longDate(day)}`;
}

/** The contents of the form, whose day and time have been found possible. */
export function visitRequest(fields: FormData): FormMessage {
  const { day, time } = requestedTimeOf(fields);
  return {
    subject: `${mailSubjects.visit}: ${dayText(day)} at ${timeText(time)}`,
    fields: [
      ['Day', dayText(day)],
      ['Time', `${timeText(time)}, Nairobi time`],
      ['How many people', plainInput(formText(fields, 'people'))],
      ['Name', formText(fields, 'name')],
      ['Phone', plainInput(formText(fields, 'phone'))],
    ],
    words: ['Note', formText(fields, 'note')],
    ending: `${visitTexts.requestSent} This message was written on the website.`,
  };
}
