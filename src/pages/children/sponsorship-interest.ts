import { sponsorshipMessage } from '../../content/messages.ts';
import {
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { type FormMessage, formText } from '../../lib/form-message.ts';
import { fragmentOf } from '../../lib/giving-choice.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
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
    subject: sponsorshipMessage.subject,
    fields: [
      [sponsorshipMessage.child, childName],
      [sponsorshipMessage.name, formText(data, 'sponsorName')],
      [sponsorshipMessage.email, formText(data, 'email')],
      [sponsorshipMessage.phone, plainInput(formText(data, 'phone'))],
      [
        sponsorshipMessage.contact,
        label(formText(data, 'preferredContact'), preferredContactOptions),
      ],
      [sponsorshipMessage.address, formText(data, 'address')],
      [sponsorshipMessage.amount, label(amount, sponsorshipAmountOptions)],
      ...(own === null ? [] : [[sponsorshipMessage.ownAmount, usd(own)] as const]),
      [sponsorshipMessage.frequency, label(frequency, paymentFrequencyOptions)],
    ],
    words: [sponsorshipMessage.words, formText(data, 'additionalMessage')],
    ending: sponsorshipMessage.ending,
  };
}

/** The fragment of the page How to give for what the form chooses; '' where the amount can't be read. */
export function planFragment(form: HTMLFormElement): string {
  const plan = chosenPlan(choicesOf(new FormData(form)));
  return plan ? fragmentOf(plan) : '';
}
