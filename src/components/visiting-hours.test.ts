import { describe, expect, test } from 'vitest';
import { minutesOf } from '../lib/time-of-day.ts';
import { daysText, hoursText } from './visiting-hours.ts';

describe('the words for hours', () => {
  test.each([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday-Friday'],
    [['Saturday', 'Sunday'], 'Saturday and Sunday'],
    [['Saturday', 'Sunday', 'Monday'], 'Saturday-Monday'],
    [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
    [['Friday'], 'Friday'],
  ] as const)('%j is %s', (days, text) => {
    expect(daysText({ days, opens: '9:00', closes: '17:00' })).toBe(text);
  });

  test.each([
    ['9:00', '17:00', '9AM-5PM'],
    ['09:30', '12:00', '9:30AM-12PM'],
    ['0:00', '24:00', '12AM-12AM'],
  ])('%s to %s is %s', (opens, closes, text) => {
    expect(hoursText({ days: ['Friday'], opens, closes })).toBe(text);
  });
});

test('a text that is no time has no minutes', () => {
  for (const text of ['', '9', '9:60', '24:01', '9AM', '-1:00']) expect(minutesOf(text)).toBeNaN();
});
