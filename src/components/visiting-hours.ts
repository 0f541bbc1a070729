import type { VisitingHours } from '../content/organization.ts';
import { type Weekday, weekdays } from '../lib/days.ts';
import { listedWords } from '../lib/text.ts';
import { timeText } from '../lib/time-of-day.ts';

/** 'Monday-Friday', 'Saturday and Sunday', 'Monday, Wednesday and Friday'. */
export function daysText({ days }: VisitingHours): string {
  const [first, last] = [days[0], days.at(-1)];
  const inRow = days.every(
    (day, index) => index === 0 || dayNumber(day) === (dayNumber(days[index - 1]) + 1) % 7,
  );
  return inRow && days.length > 2 ? `${first}-${last}` : listedWords(days);
}

/** '9AM-5PM'. */
export function hoursText({ opens, closes }: VisitingHours): string {
  return `${timeText(opens)}-${timeText(closes)}`;
}

function dayNumber(day: Weekday | undefined): number {
  return weekdays.indexOf(day ?? 'Sunday');
}
