import { expect, test } from 'vitest';
import { composeVisit } from './visit-message.ts';

test('a request for a day by appointment has no time', () => {
  // A Saturday. The time was chosen for another day.
  const values = { day: '2026-11-28', time: '09:00', people: '2', name: 'A', phone: '1', note: '' };
  const { subject, lines } = composeVisit(values, [{ days: ['Saturday'], times: [] }]);
  expect(subject).toBe('Request for a visit: Saturday 28 November 2026');
  expect(lines.slice(0, 2)).toEqual([
    ['Day', 'Saturday 28 November 2026'],
    ['Time', 'by appointment'],
  ]);
});
