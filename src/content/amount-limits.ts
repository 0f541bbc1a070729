import { exchanged } from '../lib/money.ts';
import { annualFees } from './payments.ts';

const largestUsd = 9_999_999;

/** What a field or an address takes, in whole units of each currency. */
export const amountLimits = {
  KES: { smallest: 50, largest: exchanged({ currency: 'USD', amount: largestUsd }, annualFees) },
  USD: { smallest: 1, largest: largestUsd },
} as const;

/** In one payment, in shillings. */
export const MPESA_LIMIT_KES = 250_000;
