import { describe, expect, it } from 'vitest';
import { organization } from './organization.ts';
import { annualFees, donationTiers, payments } from './payments.ts';

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

describe('payments [fault 50]', () => {
  // Pinned on purpose: a change here must be somebody's decision, read against the bank's paper.
  it('are the home’s own, to the digit', () => {
    expect(payments.mobileMoney.values.map(({ value }) => value)).toEqual(['177338', 'MCCH']);
    expect(payments.bank.values.map(({ value }) => value)).toEqual([
      '5800555002',
      "Motherly Care Children's Home",
    ]);
  });

  it('name the account as the home is named', () => {
    expect(payments.mobileMoney.values[1].value).toBe(organization.initials);
    expect(payments.bank.values[1].value).toBe(organization.name);
  });

  it('cannot be changed while the site runs', () => {
    expect(isDeeplyFrozen(payments)).toBe(true);
    expect(isDeeplyFrozen(annualFees)).toBe(true);
    expect(isDeeplyFrozen(donationTiers)).toBe(true);
  });
});
