import { annualFees } from '../content/payments.ts';
import { type GivingChoice, givingPlan, type GivingPlan } from '../lib/giving-plan.ts';

/** What a choice comes to at the home's own rate: the yearly fees in shillings for those in dollars. */
export function planOf(choice: GivingChoice): GivingPlan {
  return givingPlan(choice, annualFees);
}
