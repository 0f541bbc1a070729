import { type FormMessage, sponsorshipMessage } from '../../content/messages.ts';
import {
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import type { Values } from '../../forms/fields.ts';
import { fragmentOf, type PlanChoice } from '../../lib/giving-choice.ts';
import { planName } from '../../content/purposes.ts';
import { planOf, sumText } from '../../giving/giving-plan.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
import { choicesOf, chosenPlan } from './sponsorship-choices.ts';

/** Without the form's recommendation. */
function frequencyName(frequency: string): string {
  return paymentFrequencyOptions.find(({ value }) => value === frequency)?.name ?? frequency;
}

type Option = { readonly value: string; readonly label: string };

function label(value: string, options: readonly Option[]): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** '$1,000' becomes '1000'. An amount that can't be read stays as typed. */
function usd(typed: string): string {
  return String(parseUsd(typed) ?? typed);
}

/** 'School fees for five children ($925, KSH 120,000)'. */
function planText(choice: PlanChoice): string {
  const plan = planOf(choice);
  return `${planName(choice.amount)} (${sumText(plan, 'year', 'USD')}, ${sumText(plan, 'year', 'KES')})`;
}

/** Choices have the labels that the visitor saw. */
export function composeSponsorship(values: Values, childName: string): FormMessage {
  const text = (name: string) => values[name] ?? '';
  const choices = choicesOf(values);
  const { amount, own, frequency } = choices;
  const plan = chosenPlan(choices);
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
      ...(own === null ? [] : [[sponsorshipMessage.ownAmount, usd(own)] as const]),
      ...(plan ? [[sponsorshipMessage.plan, planText(plan)] as const] : []),
      [sponsorshipMessage.frequency, frequencyName(frequency)],
    ],
    words: [sponsorshipMessage.words, text('additionalMessage')],
    ending: sponsorshipMessage.ending,
  };
}

/** For How to give; '' if the amount can't be read. */
export function planFragment(values: Values): string {
  const plan = chosenPlan(choicesOf(values));
  return plan ? fragmentOf(plan) : '';
}
