import { annualFees } from '../content/payments.ts';
import { exchanged, formatKes } from '../lib/money.ts';

/** At the rate that the yearly fees fix: 'KSH 24,000'. */
export function formatInKes(usd: number): string {
  return formatKes(exchanged({ currency: 'USD', amount: usd }, annualFees));
}

/** An amount of so many years' fees is more likely in shillings. */
const YEARS_OF_FEES = 10;

/** In whole US dollars; null if dollars are likely. */
export function usdIfShillings(usd: number): number | null {
  if (usd <= YEARS_OF_FEES * annualFees.usd) return null;
  return Math.max(1, Math.round(exchanged({ currency: 'KES', amount: usd }, annualFees)));
}
