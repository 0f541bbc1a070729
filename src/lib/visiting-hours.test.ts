import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nairobiTime } from './days.ts';
import {
  daysText,
  hoursText,
  minutesOf,
  timeText,
  type VisitingHours,
  visitingState,
  visitRefusal,
  visitTimes,
} from './visiting-hours.ts';

const hours: VisitingHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '9:00',
    closes: '17:00',
  },
  { days: ['Saturday', 'Sunday'], opens: '10:00', closes: '15:00' },
];
// 28 November 2026 is a Saturday.
const at = (time: string) => nairobiTime(Date.parse(`${time}+03:00`));
const stateAt = (time: string, holidays: string[] = []) => visitingState(at(time), hours, holidays);

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

  test('a text that is no time has no minutes', () => {
    for (const text of ['', '9', '9:60', '24:01', '9AM', '-1:00'])
      expect(minutesOf(text)).toBeNaN();
  });
});

describe('whether the home is open', () => {
  test.each([
    ['2026-11-27T08:59:59', false],
    ['2026-11-27T09:00:00', true],
    ['2026-11-29T14:59:59', true],
    ['2026-11-29T15:00:00', false],
  ])('at %s in Nairobi: open is %s', (time, open) => {
    expect(stateAt(time).open).toBe(open);
  });

  test.each([
    ['2026-11-27T08:00:00', 'today 9AM'],
    ['2026-11-27T17:00:00', 'Saturday 10AM'],
    ['2026-11-29T23:59:59', 'Monday 9AM'],
  ])('at %s in Nairobi it opens %s', (time, opens) => {
    expect(stateAt(time)).toEqual({ open: false, holiday: false, opens });
  });

  it('is closed on a public holiday and opens on the next working day', () => {
    const closed = { open: false, holiday: true, opens: 'Monday 9AM' };
    expect(stateAt('2026-11-28T11:00:00', ['2026-11-28', '2026-11-29'])).toEqual(closed);
    expect(stateAt('2026-11-27T18:00:00', ['2026-11-28'])).toMatchObject({ opens: 'Sunday 10AM' });
  });

  it('names no day where none is open within a week', () => {
    const once: VisitingHours[] = [{ days: ['Friday'], opens: '9:00', closes: '10:00' }];
    expect(visitingState(at('2026-11-27T11:00:00'), once, [])).toMatchObject({ opens: null });
    expect(visitingState(at('2026-11-27T11:00:00'), [], [])).toMatchObject({ opens: null });
  });

  it('changes only at a full minute, and says the truth about the next opening', () => {
    const week = { min: Date.parse('2026-11-23T00:00Z'), max: Date.parse('2026-12-07T00:00Z') };
    fc.assert(
      fc.property(fc.integer(week), (ms) => {
        const state = visitingState(nairobiTime(ms), hours, []);
        expect(visitingState(nairobiTime(ms - (ms % 60_000)), hours, [])).toEqual(state);
        if (state.open) return;
        // The first open minute from then on is the one that it names.
        let next = ms - (ms % 60_000);
        while (!visitingState(nairobiTime(next), hours, []).open) next += 60_000;
        const { weekday, minutes, day } = nairobiTime(next);
        const name = day === nairobiTime(ms).day ? 'today' : weekday;
        const time = timeText(`${Math.floor(minutes / 60)}:00`);
        expect(state.opens).toBe(`${name} ${time}`);
      }),
      { numRuns: 50 },
    );
  });
});

test('visits can begin every half hour within the hours of some day', () => {
  const times = visitTimes(hours);
  expect([times[0], times[1], times.at(-1)]).toEqual(['09:00', '09:30', '16:30']);
  expect(times).toHaveLength(16);
});

describe('a visit that is asked for', () => {
  const today = '2026-11-27';
  test.each([
    ['2026-11-26', '11:00', 'day', 'past-day'],
    ['', '11:00', 'day', 'no-day'],
    ['2026-02-30', '11:00', 'day', 'no-day'],
    ['2027-11-29', '11:00', 'day', 'too-far'],
    ['2026-12-12', '11:00', 'day', 'holiday'],
    ['2026-11-28', '08:59', 'time', 'outside-hours'],
    ['2026-11-28', '15:00', 'time', 'outside-hours'],
    ['2026-11-27', '16:30', 'day', 'today'],
  ])('on %j at %j is refused for its %s: %s', (day, time, field, reason) => {
    expect(visitRefusal({ day, time }, today, hours, ['2026-12-12'])).toEqual({ field, reason });
  });

  test.each([
    ['2026-11-28', '10:00'],
    ['2026-11-28', '14:59'],
    ['2027-11-26', '16:30'],
    ['2026-11-28', ''],
  ])('on %j at %j is taken', (day, time) => {
    expect(visitRefusal({ day, time }, today, hours, [])).toBeNull();
  });

  test('on a day without hours is refused', () => {
    const weekend = hours.slice(1);
    expect(visitRefusal({ day: '2026-11-30', time: '' }, today, weekend, [])).toEqual({
      field: 'day',
      reason: 'no-hours',
    });
  });
});
