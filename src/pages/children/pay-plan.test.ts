import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payPlan } from './pay-plan.ts';

describe('payPlan', () => {
  it('divides evenly where it can', () => {
    expect(payPlan({ annualUsd: 185, paymentsPerYear: 1 })).toEqual({
      payments: 1,
      eachUsd: 185,
      exact: true,
    });
    expect(payPlan({ annualUsd: 185, paymentsPerYear: 4 })).toEqual({
      payments: 4,
      eachUsd: 46.25,
      exact: true,
    });
  });

  it('rounds to the cent and says so', () => {
    expect(payPlan({ annualUsd: 185, paymentsPerYear: 12 })).toEqual({
      payments: 12,
      eachUsd: 15.42,
      exact: false,
    });
  });

  it('is never more than half a cent a payment away from the year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(1, 2, 4, 12),
        (annualUsd, paymentsPerYear) => {
          const plan = payPlan({ annualUsd, paymentsPerYear });
          const offCents = Math.abs(
            Math.round(plan.eachUsd * 100) * plan.payments - annualUsd * 100,
          );
          expect(offCents).toBeLessThanOrEqual(paymentsPerYear / 2);
          expect(plan.exact).toBe(offCents === 0);
        },
      ),
    );
  });
});
