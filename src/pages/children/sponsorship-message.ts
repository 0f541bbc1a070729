import type { FormMessage } from '../../content/messages.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  preferredContactOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import type { Values } from '../../forms/fields.ts';
import { sumsOf } from '../../giving/gift-sums.ts';
import { sponsorshipName } from '../../giving/school-year.ts';
import {
  type Gift,
  isOften,
  type PaymentFrequency,
  paymentsAYear,
  SCHOOL,
  smallestGift,
} from '../../lib/gift.ts';
import { giveAddress } from '../../lib/gift-address.ts';
import { formatKes, formatUsd, instalmentOf, times } from '../../lib/money.ts';
import { plainInput } from '../../lib/plain-input.ts';
import { parseUsd } from '../../giving/typed-amount.ts';

export const SUBJECT = 'Support Our Children - Motherly Care';

/** What the form calls its fields, and the message what was typed in them. */
export const labels = {
  name: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  contact: 'Preferred contact',
  amount: 'Annual support amount',
  frequency: 'Payment frequency',
  address: 'Address',
  words: 'Message',
} as const;

/** `usd` a year, paid in parts. `gift` is one of them. */
export type SponsorshipPlan = { usd: number; gift: Gift };

/**
 * What the visitor has chosen. Before hydration it is the first option of each field. `ownAmount` is what was typed, or
 * null unless OWN_AMOUNT is chosen. `plan` is null if amount or frequency can't be read.
 */
export function choicesOf(values: Values) {
  const amount = values['sponsorshipAmount'] ?? sponsorshipAmountOptions[0].value;
  const ownAmount = amount === OWN_AMOUNT ? (values['customAmount'] ?? '') : null;
  const frequency = values['paymentFrequency'] ?? paymentFrequencyOptions[0].value;
  const usd = parseUsd(ownAmount ?? amount);
  const plan = usd !== null && isFrequency(frequency) ? planOf(usd, frequency) : null;
  return { amount, ownAmount, frequency, plan };
}

function isFrequency(text: string): text is PaymentFrequency {
  return isOften(text) && text !== 'once';
}

function planOf(usd: number, often: PaymentFrequency): SponsorshipPlan {
  const amount = instalmentOf({ currency: 'USD', amount: usd }, paymentsAYear[often]);
  return { usd, gift: { purpose: SCHOOL, often, currency: 'USD', amount } };
}

function labelOf(value: string, options: readonly { value: string; label: string }[]): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** 'A child’s year at school', 'School fees for five children'. */
export function planName({ usd }: SponsorshipPlan): string {
  return sponsorshipName({ currency: 'USD', amount: usd });
}

/** '1 payment of $185 (KSH 24,000)', '12 payments of about $8.34: $100.08 (KSH 12,983) in all'. */
export function planWords({ usd, gift }: SponsorshipPlan): string {
  const { count, year } = sumsOf(gift);
  const sum = `${formatUsd(year.USD)} (${formatKes(year.KES)})`;
  if (count === 1) return `1 payment of ${sum}`;
  const about = times(count, gift.amount) === usd ? '' : 'about ';
  return `${count} payments of ${about}${formatUsd(gift.amount)}: ${sum} in all`;
}

/** 'School fees for five children ($925, KSH 120,000)'. Of parts it says how many, too. */
function planText(plan: SponsorshipPlan): string {
  const { count, year } = sumsOf(plan.gift);
  return count === 1
    ? `${planName(plan)} (${formatUsd(year.USD)}, ${formatKes(year.KES)})`
    : `${planName(plan)}, ${planWords(plan)}`;
}

/** The message says choices by the labels that the visitor saw. */
export function composeSponsorship(values: Values, groupName: string): FormMessage {
  const text = (name: string) => values[name] ?? '';
  const { amount, ownAmount, frequency, plan } = choicesOf(values);
  const often = paymentFrequencyOptions.find(({ value }) => value === frequency);
  return {
    subject: SUBJECT,
    lines: [
      ['Child', groupName],
      [labels.name, text('sponsorName')],
      [labels.email, text('email')],
      [labels.phone, plainInput(text('phone'))],
      [labels.contact, labelOf(text('preferredContact'), preferredContactOptions)],
      [labels.address, text('address')],
      [labels.amount, labelOf(amount, sponsorshipAmountOptions)],
      // '$1,000' becomes '1000'. An amount that can't be read stays as typed.
      ...(ownAmount === null
        ? []
        : [['Custom amount (USD a year)', `${parseUsd(ownAmount) ?? ownAmount}`] as const]),
      ...(plan ? [['For', planText(plan)] as const] : []),
      // The name of the frequency, without the recommendation in its label.
      [labels.frequency, often?.name ?? frequency],
    ],
    words: [labels.words, text('additionalMessage')],
    ending: 'This message was submitted from the website sponsorship form.',
  };
}

/**
 * Leads to How to give, with a payment of the plan chosen. The amount is left out if it is too small for a payment.
 */
export function planAddress(values: Values): string {
  const { plan } = choicesOf(values);
  if (!plan) return '/give';
  const { gift } = plan;
  return giveAddress(gift.amount < smallestGift.USD ? { ...gift, amount: null } : gift);
}
