import { donationTiers, monthlySponsorship } from '../../content/payments.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  planAmountsUsd,
} from '../../content/sponsorship-options.ts';
import { parseUsd, readAmount, type TypedAmount } from '../../giving/typed-amount.ts';
import { choiceOf, kindOf } from '../../giving/choice-in-address.ts';
import {
  fragmentOf,
  type GivingChoice,
  isPaymentFrequency,
  namedGift,
  yearPlan,
} from '../../lib/giving-choice.ts';

/**
 * What the visitor chooses, by the fields' names. The sponsorship form has some of them too. Choosing another kind or
 * amount keeps the previous gift and the typed amount here.
 */
export type GivingFields = Readonly<{
  givingKind: string;
  /** US dollars a year, or OWN_AMOUNT; '' if none is chosen. */
  sponsorshipAmount: string;
  /** Each payment, in the currency beside it. */
  customAmount: string;
  customCurrency: string;
  paymentFrequency: string;
  /** US dollars, or OWN_AMOUNT; '' if none is chosen. */
  gift: string;
  customGift: string;
  giftCurrency: string;
}>;

export type GivingField = keyof GivingFields;

/** Own amounts begin in shillings: KSH 1,000 taken for dollars would be 130 times as much. */
export const firstFields: GivingFields = {
  givingKind: 'plan',
  customAmount: '',
  customCurrency: 'KES',
  sponsorshipAmount: `${planAmountsUsd[0]}`,
  customGift: '',
  giftCurrency: 'KES',
  gift: `${donationTiers[0].amountUsd}`,
  paymentFrequency: paymentFrequencyOptions[0].value,
};

/** For the built page, which does not know the address. */
export const noFields: GivingFields = {
  givingKind: '',
  customAmount: '',
  customCurrency: '',
  sponsorshipAmount: '',
  customGift: '',
  giftCurrency: '',
  gift: '',
  paymentFrequency: '',
};

/** The field names of each kind, and the amounts that have a radio. */
export const amountFields = {
  plan: {
    amount: 'sponsorshipAmount',
    own: 'customAmount',
    currency: 'customCurrency',
    offered: planAmountsUsd.map(String),
  },
  gift: {
    amount: 'gift',
    own: 'customGift',
    currency: 'giftCurrency',
    offered: donationTiers.map(({ amountUsd }) => `${amountUsd}`),
  },
} as const;

export function kindIn(fields: GivingFields): GivingChoice['kind'] {
  return fields.givingKind === 'gift' ? 'gift' : 'plan';
}

export function ownAmountIn(fields: GivingFields, kind: GivingChoice['kind']): TypedAmount {
  const { own, currency } = amountFields[kind];
  return readAmount(fields[own], fields[currency] === 'USD' ? 'USD' : 'KES');
}

/** Null if no amount is chosen or the visitor's own can't be read. */
export function choiceIn(fields: GivingFields): GivingChoice | null {
  const kind = kindIn(fields);
  const { paymentFrequency: frequency } = fields;
  if (!isPaymentFrequency(frequency)) return null;
  const { amount: name } = amountFields[kind];
  if (fields[name] !== OWN_AMOUNT) {
    const usd = parseUsd(fields[name]);
    if (usd === null) return null;
    return kind === 'gift' ? namedGift(usd) : yearPlan(usd, frequency);
  }
  const { currency, amount } = ownAmountIn(fields, kind);
  if (amount === null) return null;
  const money = { own: true, currency, amount };
  return kind === 'gift' ? { kind, ...money } : { kind, ...money, frequency };
}

/** US dollars a year, if a link named a plan that no card offers; otherwise null. */
export function linkedUsd({ sponsorshipAmount }: GivingFields): number | null {
  const isOffered = [OWN_AMOUNT, ...amountFields.plan.offered].includes(sponsorshipAmount);
  return isOffered ? null : parseUsd(sponsorshipAmount);
}

/**
 * Typing an amount or choosing its currency chooses that amount, unless `edited` names another. Choosing anything of a
 * plan or of a gift chooses that kind.
 */
export function withFields(fields: GivingFields, edited: Partial<GivingFields>): GivingFields {
  const isAbout = (...names: GivingField[]) => names.some((name) => name in edited);
  const isOwn = (kind: GivingChoice['kind']) => {
    const { own, currency } = amountFields[kind];
    return isAbout(own) || (edited[currency] ?? fields[currency]) !== fields[currency];
  };
  const changed = {
    ...fields,
    ...((isAbout('sponsorshipAmount', 'paymentFrequency') || isOwn('plan')) && {
      givingKind: 'plan',
    }),
    ...((isAbout('gift') || isOwn('gift')) && { givingKind: 'gift' }),
    ...(isOwn('plan') && { sponsorshipAmount: OWN_AMOUNT }),
    ...(isOwn('gift') && { gift: OWN_AMOUNT }),
    ...(edited.sponsorshipAmount && {
      paymentFrequency: frequencyOf(fields, edited.sponsorshipAmount),
    }),
    ...edited,
  };
  return {
    ...changed,
    ...agreed(changed, 'plan', isAbout('customAmount')),
    ...agreed(changed, 'gift', isAbout('customGift')),
  };
}

/** The text may name one currency while another is chosen. The one that was changed last wins. */
function agreed(fields: GivingFields, kind: GivingChoice['kind'], isTyped: boolean) {
  const { own, currency: name } = amountFields[kind];
  const { currency, figures } = ownAmountIn(fields, kind);
  if (fields[name] === currency || fields[own] === '') return {};
  return isTyped ? { [name]: currency } : { [own]: figures };
}

const { amount: usd, frequency: monthly } = monthlySponsorship;

/** Only one plan is monthly. When arrow keys pass over it on the way to others, the first frequency comes back. */
function frequencyOf(
  { sponsorshipAmount, paymentFrequency }: GivingFields,
  amount: string,
): string {
  if (amount === `${usd}`) return monthly;
  const isItsOwn = sponsorshipAmount === `${usd}` && paymentFrequency === monthly;
  return isItsOwn ? firstFields.paymentFrequency : paymentFrequency;
}

/**
 * A fragment that names no choice changes nothing. If its choice can't be read, no amount is chosen. A typed amount
 * stays as it was typed if the fragment names the same amount.
 */
export function withAddress(fields: GivingFields, fragment: string): GivingFields {
  const choice = choiceOf(fragment);
  if (choice) return withChoice(fields, choice);
  const kind = kindOf(fragment);
  return kind ? { ...fields, givingKind: kind, [amountFields[kind].amount]: '' } : fields;
}

function withChoice(fields: GivingFields, choice: GivingChoice): GivingFields {
  const { amount, own, currency, offered } = amountFields[choice.kind];
  const named = {
    ...fields,
    givingKind: choice.kind,
    ...(choice.kind === 'plan' && { paymentFrequency: choice.frequency }),
  };
  const now = choiceIn(named);
  if (now && fragmentOf(now) === fragmentOf(choice)) return named;
  const units = `${choice.amount}`;
  // No field can hold a whole year's plan, so it gets a card of its own.
  return choice.own || (choice.kind === 'gift' && !offered.includes(units))
    ? { ...named, [amount]: OWN_AMOUNT, [own]: units, [currency]: choice.currency }
    : { ...named, [amount]: units };
}
