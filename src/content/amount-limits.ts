import { payments } from '#facts';
import { smallestGift } from '../lib/gift.ts';
import { exchanged } from '../lib/money.ts';
import { annualFees } from './payments.ts';

const largestUsd = 9_999_999;

/** What a field or an address takes, in whole units of each currency. */
export const amountLimits = {
  KES: {
    smallest: smallestGift.KES,
    largest: exchanged({ currency: 'USD', amount: largestUsd }, annualFees),
  },
  USD: { smallest: smallestGift.USD, largest: largestUsd },
} as const;

const { shillings, dollars } = payments.offeredAmounts;

/** The amounts offered for a purpose without a price. */
export const generalAmounts = shillings.flatMap((KES, place) => {
  const USD = dollars[place];
  return USD === undefined ? [] : [{ KES, USD }];
});

// No page of Safaricom was found that says M-PESA's limits, so the home confirms both by M-PESA's own paper:
// siteIsRight in facts/home.yaml asks.

/** The most that M-PESA takes in one payment. */
export const MPESA_LIMIT_KES = 250_000;

/** The most that M-PESA takes on one day. */
export const MPESA_DAILY_LIMIT_KES = 500_000;
