import { describe, expect, it } from 'vitest';
import { annualFees, donationTiers, payments, paymentValues } from './payments.ts';

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

describe('the payment values', () => {
  // Pinned on purpose: a change here must be somebody's decision, read against the bank's paper.
  it('are the home’s own, to the digit', () => {
    expect(Object.entries(paymentValues).map(([name, { value }]) => [name, value])).toEqual([
      ['paybill', '177338'],
      ['paybillAccount', 'MCCH'],
      ['bankAccount', '5800555002'],
      ['bankAccountName', "Motherly Care Children's Home"],
    ]);
  });

  it('cannot be changed while the site runs', () => {
    expect(isDeeplyFrozen(paymentValues)).toBe(true);
    expect(isDeeplyFrozen(payments)).toBe(true);
    expect(isDeeplyFrozen(annualFees)).toBe(true);
    expect(isDeeplyFrozen(donationTiers)).toBe(true);
  });
});
