import { OWN_AMOUNT } from '../content/sponsorship-options.ts';
import { type GivingChoice, isPaymentFrequency } from '../lib/giving-plan.ts';
import { parseUsd } from './usd-amount.ts';

type FormChoices = {
  /** As in `sponsorshipAmountOptions`. */
  amount: string;
  /** What was typed beside OWN_AMOUNT. */
  own: string;
  frequency: string;
};

/** The plan that a form chooses; null where its amount or its frequency can't be read. */
export function chosenPlan({ amount, own, frequency }: FormChoices): GivingChoice | null {
  const usd = parseUsd(amount === OWN_AMOUNT ? own : amount);
  return usd !== null && isPaymentFrequency(frequency) ? { kind: 'plan', usd, frequency } : null;
}
