import { annualFees } from '../content/payments.ts';
import { type GivingChoice, givingPlan, type GivingPlan } from '../lib/giving-plan.ts';

/** The plan of a choice, in shillings at the home's own exchange rate, which the yearly fees fix. */
export function planOf(choice: GivingChoice): GivingPlan {
  return givingPlan(choice, annualFees);
}
