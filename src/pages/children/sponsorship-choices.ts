import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
import type { Values } from '../../forms/fields.ts';
import { type PaymentFrequency, paymentsPerYear } from '../../lib/gift.ts';

/** US dollars a year, paid in parts. */
export type SponsorshipPlan = { usd: number; frequency: PaymentFrequency };

/**
 * Before hydration, the first option of each field. `own` is what was typed, or null unless OWN_AMOUNT is chosen. `plan`
 * is null if amount or frequency can't be read.
 */
export function choicesOf(values: Values) {
  const amount = values['sponsorshipAmount'] ?? sponsorshipAmountOptions[0].value;
  const own = amount === OWN_AMOUNT ? (values['customAmount'] ?? '') : null;
  const frequency = values['paymentFrequency'] ?? paymentFrequencyOptions[0].value;
  const usd = parseUsd(own ?? amount);
  const isPlan = usd !== null && Object.hasOwn(paymentsPerYear, frequency);
  const plan: SponsorshipPlan | null = isPlan
    ? { usd, frequency: frequency as PaymentFrequency }
    : null;
  return { amount, own, frequency, plan };
}
