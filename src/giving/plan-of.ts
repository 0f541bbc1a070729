import { annualFees } from '../content/payments.ts';
import { type GivingChoice, givingPlan, type GivingPlan } from '../lib/giving-plan.ts';
import { formatKes } from '../lib/money.ts';

/** The plan of a choice, in shillings at the home's own exchange rate, which the yearly fees fix. */
export function planOf(choice: GivingChoice): GivingPlan {
  return givingPlan(choice, annualFees);
}

/** From how many years' fees on an amount is more likely one in shillings. */
const YEARS_OF_FEES = 10;

/** What an amount is in whole US dollars if shillings were meant; null where dollars are likely. */
export function usdIfShillings(usd: number): number | null {
  if (usd <= YEARS_OF_FEES * annualFees.usd) return null;
  return Math.max(1, Math.round((usd * annualFees.usd) / annualFees.kes));
}

/** An amount of US dollars in shillings, at the same rate: 'KSH 24,000'. */
export function formatInKes(usd: number): string {
  return formatKes(planOf({ kind: 'gift', usd }).yearKes);
}
