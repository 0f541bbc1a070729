import { annualFees } from '../content/payments.ts';
import { type GivingChoice, givingPlan, type GivingPlan } from '../lib/giving-plan.ts';
import { formatKes } from '../lib/money.ts';

/** The plan of a choice, in shillings at the home's own exchange rate, which the yearly fees fix. */
export function planOf(choice: GivingChoice): GivingPlan {
  return givingPlan(choice, annualFees);
}

/** An amount of US dollars in shillings, at the same rate: 'KSH 24,000'. */
export function formatInKes(usd: number): string {
  return formatKes(planOf({ kind: 'gift', usd }).yearKes);
}
