import { type FormMessage, sponsorshipMessage } from '../../content/messages.ts';
import {
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import type { Values } from '../../forms/fields.ts';
import { sponsorshipName } from '../../content/purposes.ts';
import { formatInKes } from '../../giving/home-rate.ts';
import { giveAddress, paymentsPerYear } from '../../lib/gift.ts';
import { formatUsd, partOfUsd } from '../../lib/money.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
import { choicesOf, type SponsorshipPlan } from './sponsorship-choices.ts';

type Option = { readonly value: string; readonly label: string };

function label(value: string, options: readonly Option[]): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** 'School fees for five children ($925, KSH 120,000)'. */
function planText({ usd }: SponsorshipPlan): string {
  return `${sponsorshipName(usd)} (${formatUsd(usd)}, ${formatInKes(usd)})`;
}

/** Choices have the labels that the visitor saw. */
export function composeSponsorship(values: Values, childName: string): FormMessage {
  const text = (name: string) => values[name] ?? '';
  const { amount, own, frequency, plan } = choicesOf(values);
  const often = paymentFrequencyOptions.find(({ value }) => value === frequency);
  return {
    subject: sponsorshipMessage.subject,
    fields: [
      [sponsorshipMessage.child, childName],
      [sponsorshipMessage.name, text('sponsorName')],
      [sponsorshipMessage.email, text('email')],
      [sponsorshipMessage.phone, plainInput(text('phone'))],
      [sponsorshipMessage.contact, label(text('preferredContact'), preferredContactOptions)],
      [sponsorshipMessage.address, text('address')],
      [sponsorshipMessage.amount, label(amount, sponsorshipAmountOptions)],
      // '$1,000' becomes '1000'. An amount that can't be read stays as typed.
      ...(own === null ? [] : [[sponsorshipMessage.ownAmount, `${parseUsd(own) ?? own}`] as const]),
      ...(plan ? [[sponsorshipMessage.plan, planText(plan)] as const] : []),
      // Without the form's recommendation.
      [sponsorshipMessage.frequency, often?.name ?? frequency],
    ],
    words: [sponsorshipMessage.words, text('additionalMessage')],
    ending: sponsorshipMessage.ending,
  };
}

/** How to give, with the plan's payments. */
export function planAddress(values: Values): string {
  const { plan } = choicesOf(values);
  if (!plan) return '/give';
  const amount = partOfUsd(plan.usd, paymentsPerYear[plan.frequency]);
  return giveAddress({
    each: { currency: 'USD', amount },
    often: plan.frequency,
    purpose: 'school',
  });
}
