import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../lib/days.ts';
import { isMissingInSomeMonths, listPaymentDays, paymentDaysFrom } from './payment-days.ts';

const today = '2026-11-23';
const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyPayments = fc.constantFrom(1, 2, 4, 12);
const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

function days(chosen: string, payments: 1 | 2 | 4 | 12, insteadOfMissing: 'last' | '28' = 'last') {
  return listPaymentDays(paymentDaysFrom({ chosen, payments, insteadOfMissing, today }));
}

describe('payment days', () => {
  test('keep the day of the month', () => {
    expect(days('2026-12-01', 4)).toEqual(['2026-12-01', '2027-03-01', '2027-06-01', '2027-09-01']);
    expect(days('2026-12-01', 12).at(-1)).toBe('2027-11-01');
    expect(days('2027-02-28', 12)[1]).toBe('2027-03-28');
  });

  test('are the last of each month where the visitor chose so', () => {
    expect(days('2027-10-30', 12).slice(0, 5)).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ]);
    expect(days('2028-02-29', 2)).toEqual(['2028-02-29', '2028-08-31']);
  });

  test('are the 28th where the visitor chose so, from the next one on', () => {
    expect(days('2026-12-31', 2, '28')).toEqual(['2026-12-28', '2027-06-28']);
    const chosen = '2026-11-30';
    const late = { chosen, payments: 2, insteadOfMissing: '28', today: '2026-11-29' } as const;
    expect(paymentDaysFrom(late).first).toBe('2026-12-28');
    expect(paymentDaysFrom({ ...late, today: '2026-11-28' }).first).toBe('2026-11-28');
  });

  test('are one day as it was chosen where there is one payment', () => {
    expect(days('2028-02-29', 1)).toEqual(['2028-02-29']);
    expect(days('2026-12-31', 1, '28')).toEqual(['2026-12-31']);
  });

  test('skip no month, and none but the last is after the 28th', () => {
    fc.assert(
      fc.property(anyDay, anyPayments, fc.constantFrom('last', '28'), (chosen, payments, other) => {
        const list = days(chosen, payments, other);
        expect(list).toHaveLength(payments);
        const first = month(list[0] ?? '');
        expect(list.map(month)).toEqual(list.map((_day, index) => first + index * (12 / payments)));
        for (const day of payments === 1 ? [] : list) {
          const isLast = month(addDays(day, 1)) > month(day);
          expect(isLast || !isMissingInSomeMonths(day)).toBe(true);
        }
      }),
    );
  });
});
