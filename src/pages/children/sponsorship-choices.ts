import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
import type { Values } from '../../forms/fields.ts';
import { isPaymentFrequency, type PlanChoice, yearPlan } from '../../lib/giving-choice.ts';

type SponsorshipChoices = {
  /** As in `sponsorshipAmountOptions`. */
  amount: string;
  /** What was typed beside OWN_AMOUNT; null for another amount. */
  own: string | null;
  frequency: string;
};

/** What the fields of the form hold; before hydration the first of each. */
export function choicesOf(values: Values): SponsorshipChoices {
  const amount = values['sponsorshipAmount'] ?? sponsorshipAmountOptions[0].value;
  return {
    amount,
    own: amount === OWN_AMOUNT ? (values['customAmount'] ?? '') : null,
    frequency: values['paymentFrequency'] ?? paymentFrequencyOptions[0].value,
  };
}

/** The plan that the form chooses; null where its amount or its frequency can't be read. */
export function chosenPlan({ amount, own, frequency }: SponsorshipChoices): PlanChoice | null {
  const usd = parseUsd(own ?? amount);
  return usd !== null && isPaymentFrequency(frequency) ? yearPlan(usd, frequency) : null;
}
