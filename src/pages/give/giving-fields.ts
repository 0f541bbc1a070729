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
 * What the visitor chooses, by the fields' names; those that the sponsorship form has as well keep its names. What the other
 * kind of gift was, and an amount that was typed, stay here while another is chosen.
 */
export type GivingFields = Readonly<{
  givingKind: string;
  /** US dollars a year, or OWN_AMOUNT; '' where none is chosen. */
  sponsorshipAmount: string;
  /** What leaves each time, in the currency beside it. */
  customAmount: string;
  customCurrency: string;
  paymentFrequency: string;
  /** US dollars, or OWN_AMOUNT; '' where none is chosen. */
  gift: string;
  customGift: string;
  giftCurrency: string;
}>;

export type GivingField = keyof GivingFields;

/** Shillings stand beside an amount of one's own: taken for dollars, KSH 1,000 would be 130 times as much. */
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

/** In the built page, which does not know the address. */
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

/** By kind: the amounts' radios, the field and the currency of one's own amount, and the amounts that have a radio. */
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

/** What was typed as an amount of one's own. */
export function ownAmountIn(fields: GivingFields, kind: GivingChoice['kind']): TypedAmount {
  const { own, currency } = amountFields[kind];
  return readAmount(fields[own], fields[currency] === 'USD' ? 'USD' : 'KES');
}

/** Null while no amount is chosen, or one of one's own can't be read. */
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

/** The US dollars a year of a plan that a link named, and that no card offers; null where there is none. */
export function linkedUsd({ sponsorshipAmount }: GivingFields): number | null {
  const isOffered = [OWN_AMOUNT, ...amountFields.plan.offered].includes(sponsorshipAmount);
  return isOffered ? null : parseUsd(sponsorshipAmount);
}

/**
 * With what the visitor types or chooses, one field or several at once. To type an amount or to choose its currency
 * chooses it, unless another was chosen as well, and to choose anything of a plan or of a gift chooses that kind.
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

/** Of a text that names a currency and the currency that is chosen, the one that was changed last decides. */
function agreed(fields: GivingFields, kind: GivingChoice['kind'], isTyped: boolean) {
  const { own, currency: name } = amountFields[kind];
  const { currency, figures } = ownAmountIn(fields, kind);
  if (fields[name] === currency || fields[own] === '') return {};
  return isTyped ? { [name]: currency } : { [own]: figures };
}

const { amount: usd, frequency: monthly } = monthlySponsorship;

/**
 * One plan alone is offered by the month. The arrow keys pass over it on the way to others, and then the first
 * frequency comes back.
 */
function frequencyOf(
  { sponsorshipAmount, paymentFrequency }: GivingFields,
  amount: string,
): string {
  if (amount === `${usd}`) return monthly;
  const isItsOwn = sponsorshipAmount === `${usd}` && paymentFrequency === monthly;
  return isItsOwn ? firstFields.paymentFrequency : paymentFrequency;
}

/**
 * With what a fragment names; one that is about no choice changes nothing, and where the choice can't be read
 * no amount is chosen. An amount that was typed stays as it was typed if it is the same.
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
  // A plan of the whole year has no field that could hold it, so it gets a card of its own.
  return choice.own || (choice.kind === 'gift' && !offered.includes(units))
    ? { ...named, [amount]: OWN_AMOUNT, [own]: units, [currency]: choice.currency }
    : { ...named, [amount]: units };
}
