import { type FormMessage, sponsorshipMessage } from '../../content/messages.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import type { Values } from '../../forms/fields.ts';
import { sponsorshipName } from '../../content/purpose-texts.ts';
import { formatInKes } from '../../giving/home-rate.ts';
import { giveAddress, type PaymentFrequency, paymentsPerYear } from '../../lib/gift.ts';
import { formatUsd, partOfUsd } from '../../lib/money.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { parseUsd } from '../../giving/typed-amount.ts';

/** `usd` a year, paid in parts. */
export type SponsorshipPlan = { usd: number; frequency: PaymentFrequency };

/**
 * What the visitor has chosen. Before hydration it is the first option of each field. `ownAmount` is what was typed, or
 * null unless OWN_AMOUNT is chosen. `plan` is null if amount or frequency can't be read.
 */
export function choicesOf(values: Values) {
  const amount = values['sponsorshipAmount'] ?? sponsorshipAmountOptions[0].value;
  const ownAmount = amount === OWN_AMOUNT ? (values['customAmount'] ?? '') : null;
  const frequency = values['paymentFrequency'] ?? paymentFrequencyOptions[0].value;
  const usd = parseUsd(ownAmount ?? amount);
  const isPlan = usd !== null && Object.hasOwn(paymentsPerYear, frequency);
  const plan: SponsorshipPlan | null = isPlan
    ? { usd, frequency: frequency as PaymentFrequency }
    : null;
  return { amount, ownAmount, frequency, plan };
}

function label(value: string, options: readonly { value: string; label: string }[]): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** 'School fees for five children ($925, KSH 120,000)'. */
function planText({ usd }: SponsorshipPlan): string {
  return `${sponsorshipName(usd)} (${formatUsd(usd)}, ${formatInKes(usd)})`;
}

/** The message says choices by the labels that the visitor saw. */
export function composeSponsorship(values: Values, groupName: string): FormMessage {
  const text = (name: string) => values[name] ?? '';
  const { amount, ownAmount, frequency, plan } = choicesOf(values);
  const often = paymentFrequencyOptions.find(({ value }) => value === frequency);
  return {
    subject: sponsorshipMessage.subject,
    fields: [
      [sponsorshipMessage.child, groupName],
      [sponsorshipMessage.name, text('sponsorName')],
      [sponsorshipMessage.email, text('email')],
      [sponsorshipMessage.phone, plainInput(text('phone'))],
      [sponsorshipMessage.contact, label(text('preferredContact'), preferredContactOptions)],
      [sponsorshipMessage.address, text('address')],
      [sponsorshipMessage.amount, label(amount, sponsorshipAmountOptions)],
      // '$1,000' becomes '1000'. An amount that can't be read stays as typed.
      ...(ownAmount === null
        ? []
        : [[sponsorshipMessage.ownAmount, `${parseUsd(ownAmount) ?? ownAmount}`] as const]),
      ...(plan ? [[sponsorshipMessage.plan, planText(plan)] as const] : []),
      // The name of the frequency, without the recommendation in its label.
      [sponsorshipMessage.frequency, often?.name ?? frequency],
    ],
    words: [sponsorshipMessage.words, text('additionalMessage')],
    ending: sponsorshipMessage.ending,
  };
}

/** Leads to How to give, with a payment of the plan chosen. */
export function planAddress(values: Values): string {
  const { plan } = choicesOf(values);
  if (!plan) return '/give';
  const { usd, frequency: often } = plan;
  const amount = partOfUsd(usd, paymentsPerYear[often]);
  return giveAddress({ each: { currency: 'USD', amount }, often, purpose: 'school' });
}
