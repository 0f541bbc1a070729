import { MPESA_DAILY_LIMIT_KES, MPESA_LIMIT_KES } from '../content/amount-limits.ts';
import { instalmentOf } from '../lib/money.ts';

/** A gift in payments that M-PESA takes. */
export type MpesaParts = {
  count: number;
  /** In shillings. */
  each: number;
  /** The rest, a few shillings less than the others. */
  last: number;
  days: number;
};

/** More would be tedious. */
const MOST_PARTS = 4;

/** The fewest equal payments that M-PESA takes. Null for a sum that is better sent through a bank. */
export function mpesaParts(kes: number): MpesaParts | null {
  const count = Math.ceil(kes / MPESA_LIMIT_KES);
  if (count > MOST_PARTS) return null;
  const each = instalmentOf({ currency: 'KES', amount: kes }, count);
  const perDay = Math.floor(MPESA_DAILY_LIMIT_KES / each);
  return { count, each, last: kes - each * (count - 1), days: Math.ceil(count / perDay) };
}
