import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
import { formText } from '../../lib/form-message.ts';
import { isPaymentFrequency, type PlanChoice, yearPlan } from '../../lib/giving-choice.ts';

type SponsorshipChoices = {
  /** As in `sponsorshipAmountOptions`. */
  amount: string;
  /** What was typed beside OWN_AMOUNT; null for another amount. */
  own: string | null;
  frequency: string;
};

export const firstChoices: SponsorshipChoices = {
  amount: sponsorshipAmountOptions[0].value,
  own: null,
  frequency: paymentFrequencyOptions[0].value,
};

export function choicesOf(data: FormData): SponsorshipChoices {
  const amount = formText(data, 'sponsorshipAmount');
  return {
    amount,
    own: amount === OWN_AMOUNT ? formText(data, 'customAmount') : null,
    frequency: formText(data, 'paymentFrequency'),
  };
}

/** The plan that the form chooses; null where its amount or its frequency can't be read. */
export function chosenPlan({ amount, own, frequency }: SponsorshipChoices): PlanChoice | null {
  const usd = parseUsd(own ?? amount);
  return usd !== null && isPaymentFrequency(frequency) ? yearPlan(usd, frequency) : null;
}
