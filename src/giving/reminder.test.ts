import { expect, test } from 'vitest';
import { yearPlan } from '../lib/giving-choice.ts';
import { reminderOfYear } from './reminder.ts';

// In February the last day is the 28th as well, but the days of the other months differ.
test('a plan on each last day is another event than one on each 28th', () => {
  const [each28th, eachLast] = [false, true].map((onLastDay) => {
    const days = { first: '2027-02-28', payments: 12, onLastDay };
    return /^UID:(.*)@/m.exec(reminderOfYear(yearPlan(100, 'monthly'), days))?.[1];
  });
  expect(each28th).toBe('plan-100-monthly-2027-02-28');
  expect(eachLast).toBe('plan-100-monthly-2027-02-28-last');
});
