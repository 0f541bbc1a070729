import { describe, expect, it } from 'vitest';
import { annualFees, bankAccounts, donationTiers, payments, paymentValues } from './payments.ts';

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
      ['bankAccountName', "Motherly Care Children's Home"],
    ]);
    expect(bankAccounts.map(({ value }) => value)).toEqual(['5800555002']);
  });

  it('cannot be changed while the site runs', () => {
    expect(isDeeplyFrozen(paymentValues)).toBe(true);
    expect(isDeeplyFrozen(bankAccounts)).toBe(true);
    expect(isDeeplyFrozen(payments)).toBe(true);
    expect(isDeeplyFrozen(annualFees)).toBe(true);
    expect(isDeeplyFrozen(donationTiers)).toBe(true);
  });
});
