import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { VisitingHours } from '../../content/organization.ts';
import { addDays, nairobiTime, weekdays } from '../../lib/days.ts';
import { timeText } from '../../lib/time-of-day.ts';
import {
  firstVisitDay,
  offeredTimes,
  type Opening,
  visitingState,
  visitRefusal,
  visitTimes,
} from './opening.ts';

const hours: VisitingHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    times: [{ opens: '9:00', closes: '17:00' }],
  },
  { days: ['Saturday', 'Sunday'], times: [{ opens: '10:00', closes: '15:00' }] },
];
// 28 November 2026 is a Saturday.
const at = (time: string) => nairobiTime(Date.parse(`${time}+03:00`));
const stateAt = (time: string, holidays: string[] = []) =>
  visitingState(at(time), { hours, holidays });

const atElevenOnFriday = (opening: Opening) => visitingState(at('2026-11-27T11:00:00'), opening);

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
    expect(stateAt(time)).toEqual({ open: false, because: 'closed', opens });
  });

  it('is closed on a public holiday and opens on the next working day', () => {
    const closed = { open: false, because: 'holiday', opens: 'Monday 9AM' };
    expect(stateAt('2026-11-28T11:00:00', ['2026-11-28', '2026-11-29'])).toEqual(closed);
    expect(stateAt('2026-11-27T18:00:00', ['2026-11-28'])).toMatchObject({ opens: 'Sunday 10AM' });
  });

  it('names no day where none is open within a week', () => {
    const once: VisitingHours[] = [
      { days: ['Friday'], times: [{ opens: '9:00', closes: '10:00' }] },
    ];
    expect(atElevenOnFriday({ hours: [], holidays: [] })).toMatchObject({ opens: null });
    expect(atElevenOnFriday({ hours: once, holidays: ['2026-12-04'] })).toMatchObject({
      opens: null,
    });
    // The same day of next week.
    expect(atElevenOnFriday({ hours: once, holidays: [] })).toMatchObject({ opens: 'Friday 9AM' });
  });

  // 25 November 2026 is a Wednesday.
  const withBreak: VisitingHours[] = [
    {
      days: ['Wednesday'],
      times: [
        { opens: '9:00', closes: '12:00' },
        { opens: '14:00', closes: '17:00' },
      ],
    },
    { days: ['Thursday'], times: [] },
    { days: ['Friday'], times: [{ opens: '0:00', closes: '24:00' }] },
  ];
  test.each([
    ['2026-11-25T11:59:00', { open: true }],
    ['2026-11-25T12:00:00', { open: false, because: 'closed', opens: 'today 2PM' }],
    ['2026-11-25T14:00:00', { open: true }],
    ['2026-11-25T17:00:00', { open: false, because: 'closed', opens: 'Friday 12AM' }],
    ['2026-11-26T10:00:00', { open: false, because: 'by-appointment', opens: 'Friday 12AM' }],
    ['2026-11-27T23:59:00', { open: true }],
    ['2026-11-28T00:00:00', { open: false, because: 'closed', opens: 'Wednesday 9AM' }],
  ])('with a break, a day by appointment and one all day, at %s it is %j', (time, state) => {
    expect(visitingState(at(time), { hours: withBreak, holidays: [] })).toEqual(state);
  });

  it('changes only at a full minute, and says the truth about the next opening', () => {
    const week = { min: Date.parse('2026-11-23T00:00Z'), max: Date.parse('2026-12-07T00:00Z') };
    fc.assert(
      fc.property(fc.integer(week), (ms) => {
        const state = visitingState(nairobiTime(ms), { hours, holidays: [] });
        expect(visitingState(nairobiTime(ms - (ms % 60_000)), { hours, holidays: [] })).toEqual(
          state,
        );
        if (state.open) return;
        // The first open minute from then on is the one that it names.
        let next = ms - (ms % 60_000);
        while (!visitingState(nairobiTime(next), { hours, holidays: [] }).open) next += 60_000;
        const { weekday, minutes, day } = nairobiTime(next);
        const name = day === nairobiTime(ms).day ? 'today' : weekday;
        const time = timeText(`${Math.floor(minutes / 60)}:00`);
        expect(state.opens).toBe(`${name} ${time}`);
      }),
      { numRuns: 10 },
    );
  });
});

test('visits can begin every half hour within the hours of some day', () => {
  const times = visitTimes(hours);
  expect([times[0], times[1], times.at(-1)]).toEqual(['09:00', '09:30', '16:30']);
  expect(times).toHaveLength(16);
});

describe('the first day that a visit can be asked for', () => {
  test.each([
    ['in the morning it is tomorrow', '2026-11-25T09:00:00', '2026-11-26'],
    ['before the home opens it is tomorrow', '2026-11-25T00:10:00', '2026-11-26'],
    ['an hour before it closes it is tomorrow', '2026-11-25T16:00:00', '2026-11-26'],
    ['in the last hour it is the day after', '2026-11-25T16:01:00', '2026-11-27'],
    ['late in the evening it is the day after', '2026-11-25T22:48:00', '2026-11-27'],
    ['on a Saturday afternoon it is Monday', '2026-11-28T14:30:00', '2026-11-30'],
  ])('%s', (_when, time, day) => {
    expect(firstVisitDay(at(time), { hours, holidays: [] })).toBe(day);
  });

  test('it waits for a day on which somebody answers', () => {
    const opening = { hours: hours.slice(0, 1), holidays: ['2026-11-30'] };
    expect(firstVisitDay(at('2026-11-27T20:00:00'), opening)).toBe('2026-12-02');
  });

  test.each([
    // Somebody answers on Friday. Then the weekend has no hours, and Monday is a holiday.
    ['2026-11-26T20:00:00', { hours: hours.slice(0, 1), holidays: ['2026-11-30'] }, '2026-12-01'],
    ['2026-11-25T22:48:00', { hours: [], holidays: [] }, null],
    [
      '2026-11-25T09:00:00',
      { hours: [{ days: ['Friday'], times: [] }], holidays: [] },
      '2026-12-04',
    ],
  ] as const)('at %s, of %j, it is %s', (time, opening, day) => {
    expect(firstVisitDay(at(time), opening)).toBe(day);
  });

  test('it is the first of two weeks that the form takes', () => {
    const days = fc.uniqueArray(fc.constantFrom(...weekdays));
    const spans = fc.constantFrom(
      [],
      [{ opens: '9:00', closes: '17:00' }],
      [
        { opens: '8:00', closes: '12:00' },
        { opens: '13:00', closes: '15:00' },
      ],
    );
    const holidays = fc.array(
      fc.integer({ min: 0, max: 20 }).map((it) => addDays('2026-11-25', it)),
    );
    fc.assert(
      fc.property(
        days,
        spans,
        holidays,
        fc.integer({ min: 0, max: 1439 }),
        (on, times, off, minute) => {
          const opening = { hours: on.length > 0 ? [{ days: on, times }] : [], holidays: off };
          const now = nairobiTime(Date.parse('2026-11-25T00:00+03:00') + minute * 60_000);
          const days = Array.from({ length: 15 }, (_, ahead) => addDays(now.day, ahead));
          const first = days.find((day) => visitRefusal({ day, time: '' }, now, opening) === null);
          expect(firstVisitDay(now, opening)).toBe(first ?? null);
        },
      ),
    );
  });
});

describe('the times to choose from', () => {
  test.each([
    ['a Saturday', '2026-11-28', '', '10:00', '14:30', 10],
    ['a Wednesday', '2026-11-25', '', '09:00', '16:30', 16],
    ['no day yet', '', '', '09:00', '16:30', 16],
    ['a Saturday after 9AM was chosen', '2026-11-28', '09:00', '09:00', '14:30', 11],
  ])('lie within the hours for %s', (_day, day, time, first, last, count) => {
    const times = offeredTimes({ day, time }, hours);
    expect([times[0], times.at(-1), times.length]).toEqual([first, last, count]);
  });
});

describe('a visit that is asked for', () => {
  // A Friday.
  const now = at('2026-11-27T12:00:00');
  test.each([
    ['2026-11-26', '11:00', 'past-day'],
    ['', '11:00', 'no-day'],
    ['2026-02-30', '11:00', 'no-day'],
    ['2027-11-29', '11:00', 'too-far'],
    ['2026-12-12', '11:00', 'holiday'],
    ['2026-11-28', '08:59', 'outside-hours'],
    ['2026-11-28', '15:00', 'outside-hours'],
    ['2026-11-27', '16:30', 'today'],
    ['2026-11-28', '10:00', null],
    ['2026-11-28', '14:59', null],
    ['2027-11-26', '16:30', null],
    ['2026-11-28', '', null],
  ])('on %j at %j is refused as %j', (day, time, reason) => {
    expect(visitRefusal({ day, time }, now, { hours, holidays: ['2026-12-12'] })).toBe(reason);
  });

  test('for tomorrow is refused once nobody can answer today', () => {
    const tomorrow = { day: '2026-11-28', time: '11:00' };
    const late = at('2026-11-27T22:48:00');
    expect(visitRefusal(tomorrow, late, { hours, holidays: [] })).toBe('too-soon');
  });

  test('on a day by appointment has no time, and no time is refused', () => {
    const opening = { hours: [{ days: ['Monday'], times: [] } as const], holidays: [] };
    for (const time of ['', '03:00'])
      expect(visitRefusal({ day: '2026-12-07', time }, now, opening)).toBeNull();
  });

  test('on a day without hours is refused', () => {
    const weekend = { hours: hours.slice(1), holidays: [] };
    expect(visitRefusal({ day: '2026-11-30', time: '' }, now, weekend)).toBe('no-hours');
  });
});
