import { annualFees } from '../content/payments.ts';
import { exchanged, formatKes } from '../lib/money.ts';

/** 'KSH 24,000' for 185, at the rate that the yearly fees fix. */
export function formatInKes(usd: number): string {
  return formatKes(exchanged({ currency: 'USD', amount: usd }, annualFees));
}

/** A typed number of dollars above so many years' fees is more likely meant in shillings. */
const YEARS_OF_FEES = 10;

/** What the number is worth in whole US dollars if shillings were meant. Null if dollars are likely. */
export function usdIfShillings(usd: number): number | null {
  if (usd <= YEARS_OF_FEES * annualFees.usd) return null;
  return Math.max(1, Math.round(exchanged({ currency: 'KES', amount: usd }, annualFees)));
}
