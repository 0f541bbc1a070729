import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
import type { Values } from '../../forms/fields.ts';
import { type PaymentFrequency, paymentsPerYear } from '../../lib/gift.ts';

type SponsorshipChoices = {
  /** A value of `sponsorshipAmountOptions`. */
  amount: string;
  /** What was typed, or null unless `amount` is OWN_AMOUNT. */
  own: string | null;
  frequency: string;
};

/** Before hydration, the first option of each field. */
export function choicesOf(values: Values): SponsorshipChoices {
  const amount = values['sponsorshipAmount'] ?? sponsorshipAmountOptions[0].value;
  return {
    amount,
    own: amount === OWN_AMOUNT ? (values['customAmount'] ?? '') : null,
    frequency: values['paymentFrequency'] ?? paymentFrequencyOptions[0].value,
  };
}

/** US dollars a year, paid in parts. */
export type SponsorshipPlan = { usd: number; frequency: PaymentFrequency };

/** Null if amount or frequency can't be read. */
export function chosenPlan({ amount, own, frequency }: SponsorshipChoices): SponsorshipPlan | null {
  const usd = parseUsd(own ?? amount);
  return usd !== null && Object.hasOwn(paymentsPerYear, frequency)
    ? { usd, frequency: frequency as PaymentFrequency }
    : null;
}
