import { payments as facts } from '#facts';
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

/** Offered for a purpose without a price. Those of the same place belong together. */
export const generalAmounts = {
  KES: facts.offeredAmounts.shillings,
  USD: facts.offeredAmounts.dollars,
} as const;

// In shillings. No page of Safaricom was found that says them, so the home confirms both by M-PESA's own paper: siteIsRight
// in facts/home.yaml asks.

/** In one payment. */
export const MPESA_LIMIT_KES = 250_000;

/** On one day. */
export const MPESA_DAILY_LIMIT_KES = 500_000;
