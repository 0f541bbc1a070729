import { describe, expect, it } from 'vitest';
import { children } from './children.ts';
import { organization } from './organization.ts';
import { annualFees, donationTiers, payments } from './payments.ts';
import { sponsorshipAmountOptions } from './sponsorship-options.ts';

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

  it('give each value an id of its own', () => {
    const ids = [...payments.mobileMoney.values, ...payments.bank.values].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the annual fees', () => {
  it('are the same wherever they stand', () => {
    for (const child of children) {
      expect([child.monthlyNeed, child.annualFees]).toEqual([annualFees.usd, annualFees.usd]);
    }
    expect(sponsorshipAmountOptions[0].value).toBe(String(annualFees.usd));
    expect(sponsorshipAmountOptions[0].label).toContain(`$${annualFees.usd} `);
    expect(donationTiers.find(({ label }) => label === 'full annual fees')?.amountUsd).toBe(
      annualFees.usd,
    );
  });

  it('are described in full to who reads a card', () => {
    for (const child of children) {
      for (const covered of annualFees.covers) {
        expect(child.feesDescription.toLowerCase()).toContain(covered);
      }
    }
  });
});
