import { describe, expect, test } from 'vitest';
import type { TimeSpan, VisitingHours } from '../content/organization.ts';
import { minutesOf } from '../lib/time-of-day.ts';
import { allHoursText, daysText, hoursLines, hoursText } from './visiting-hours.ts';

describe('the sign', () => {
  test.each([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday-Friday'],
    [['Saturday', 'Sunday'], 'Saturday and Sunday'],
    [['Saturday', 'Sunday', 'Monday'], 'Saturday-Monday'],
    [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
    [['Friday'], 'Friday'],
  ] as const)('writes the days %j as %s', (days, text) => {
    expect(daysText({ days, times: [] })).toBe(text);
  });

  test.each([
    [['9:00-17:00'], '9AM-5PM'],
    [['09:30-12:00'], '9:30AM-12PM'],
    [['9:00-12:00', '14:00-17:00'], '9AM-12PM and 2PM-5PM'],
    [['14:00-24:00'], '2PM-12AM'],
    [['0:00-24:00'], 'all day'],
    [[], 'by appointment'],
  ])('writes the hours %j as %s', (spans, text) => {
    expect(hoursText({ days: ['Friday'], times: spans.map(timesOf) })).toBe(text);
  });
});

const weekdays: VisitingHours = { days: ['Monday', 'Tuesday'], times: [timesOf('9:00-17:00')] };
const saturday: VisitingHours = { days: ['Saturday'], times: [] };

describe('the lines of all days', () => {
  test.each([
    [[weekdays], 'by appointment', ['Monday and Tuesday: 9AM-5PM', 'Every visit: by appointment']],
    [
      [weekdays, saturday],
      'by appointment',
      ['Monday and Tuesday: 9AM-5PM', 'Saturday, and every visit: by appointment'],
    ],
    [[saturday], 'by appointment', ['Saturday, and every visit: by appointment']],
    [
      [saturday],
      'by appointment, with a friend',
      ['Saturday, and every visit: by appointment, with a friend'],
    ],
    [[saturday], 'please call', ['Saturday: by appointment', 'Every visit: please call']],
  ])('of %j, with the condition %j, are %j', (visitingHours, visitingCondition, lines) => {
    const found = hoursLines('Every visit', { visitingHours, visitingCondition });
    expect(found.map(({ days, hours }) => `${days}: ${hours}`)).toEqual(lines);
  });

  test.each([
    [[weekdays], 'Our hours are Monday and Tuesday 9AM-5PM, Nairobi time.'],
    [
      [weekdays, saturday],
      'Our hours are Monday and Tuesday 9AM-5PM, Nairobi time. Saturday: by appointment.',
    ],
    [[saturday], 'Saturday: by appointment.'],
    [[], ''],
  ])('of %j are one sentence: %j', (all, text) => {
    expect(allHoursText('Our hours are', all)).toBe(text);
  });
});

function timesOf(span: string): TimeSpan {
  const [opens = '', closes = ''] = span.split('-');
  return { opens, closes };
}

test('a text that is no time has no minutes', () => {
  for (const text of ['', '9', '9:60', '24:01', '9AM', '-1:00']) expect(minutesOf(text)).toBeNaN();
});
