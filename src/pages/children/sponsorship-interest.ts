import { mailSubjects } from '../../content/mail-subjects.ts';
import {
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { type FormMessage, formText } from '../../lib/form-message.ts';
import { fragmentOf } from '../../lib/giving-plan.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { parseUsd } from '../../giving/usd-amount.ts';
import { choicesOf, chosenPlan } from './sponsorship-choices.ts';

type Option = { readonly value: string; readonly label: string };

function label(value: string, options: readonly Option[]): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** As a plain number where it can be read: '$1,000' becomes '1000'. */
function usd(typed: string): string {
  return String(parseUsd(typed) ?? typed);
}

/** The contents of the sponsorship form; choices by the labels that the visitor saw. */
export function sponsorshipInterest(form: HTMLFormElement, childName: string): FormMessage {
  const data = new FormData(form);
  const { amount, own, frequency } = choicesOf(data);
  return {
    subject: mailSubjects.sponsorship,
    fields: [
      ['Child', childName],
      ['Full name', formText(data, 'sponsorName')],
      ['E-mail', formText(data, 'email')],
      ['Phone', plainInput(formText(data, 'phone'))],
      ['Preferred contact', label(formText(data, 'preferredContact'), preferredContactOptions)],
      ['Address', formText(data, 'address')],
      ['Annual support amount', label(amount, sponsorshipAmountOptions)],
      ...(own === null ? [] : [['Custom amount (USD a year)', usd(own)] as const]),
      ['Payment frequency', label(frequency, paymentFrequencyOptions)],
    ],
    words: ['Message', formText(data, 'additionalMessage')],
    ending: 'This message was submitted from the website sponsorship form.',
  };
}

/** The fragment of the page How to give for what the form chooses; '' where the amount can't be read. */
export function planFragment(form: HTMLFormElement): string {
  const plan = chosenPlan(choicesOf(new FormData(form)));
  return plan ? fragmentOf(plan) : '';
}
