import {
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { formText } from '../../lib/form-text.ts';
import { parseUsd } from '../../lib/usd-amount.ts';
import type { SponsorshipInterest } from './sponsorship-email.ts';

type Option = { readonly value: string; readonly label: string };

function label(data: FormData, name: string, options: readonly Option[]): string {
  const value = formText(data, name);
  return options.find((option) => option.value === value)?.label ?? value;
}

/** As a plain number where it can be read: '$1,000' becomes '1000'. */
function usd(typed: string): string {
  return String(parseUsd(typed) ?? typed);
}

/** The contents of the sponsorship form; choices by the labels that the visitor saw. */
export function sponsorshipInterest(form: HTMLFormElement, childName: string): SponsorshipInterest {
  const data = new FormData(form);
  const isCustom = formText(data, 'sponsorshipAmount') === 'custom';
  return {
    childName,
    sponsorName: formText(data, 'sponsorName'),
    email: formText(data, 'email'),
    phone: formText(data, 'phone'),
    preferredContact: label(data, 'preferredContact', preferredContactOptions),
    address: formText(data, 'address'),
    sponsorshipAmount: label(data, 'sponsorshipAmount', sponsorshipAmountOptions),
    customAmount: isCustom ? usd(formText(data, 'customAmount')) : '',
    paymentFrequency: label(data, 'paymentFrequency', paymentFrequencyOptions),
    additionalMessage: formText(data, 'additionalMessage'),
  };
}
