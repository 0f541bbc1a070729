import { donationTiers, monthlySponsorship } from '../../content/payments.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  planAmountsUsd,
} from '../../content/sponsorship-options.ts';
import { parseUsd } from '../../giving/typed-amount.ts';
import { choiceOf, kindOf } from '../../giving/choice-in-address.ts';
import {
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
  customAmount: string;
  paymentFrequency: string;
  /** US dollars, or OWN_AMOUNT; '' where none is chosen. */
  gift: string;
  customGift: string;
}>;

export type GivingField = keyof GivingFields;

export const firstFields: GivingFields = {
  givingKind: 'plan',
  customAmount: '',
  sponsorshipAmount: `${planAmountsUsd[0]}`,
  customGift: '',
  gift: `${donationTiers[0].amountUsd}`,
  paymentFrequency: paymentFrequencyOptions[0].value,
};

/** In the built page, which does not know the address. */
export const noFields: GivingFields = {
  givingKind: '',
  customAmount: '',
  sponsorshipAmount: '',
  customGift: '',
  gift: '',
  paymentFrequency: '',
};

/** By kind: the amounts' radios, the field for one's own amount, and the amounts that have a radio. */
export const amountFields = {
  plan: {
    amount: 'sponsorshipAmount',
    own: 'customAmount',
    offered: planAmountsUsd.map(String),
  },
  gift: {
    amount: 'gift',
    own: 'customGift',
    offered: donationTiers.map(({ amountUsd }) => `${amountUsd}`),
  },
} as const;

/** Null while no amount is chosen, or one of one's own can't be read. */
export function choiceIn(fields: GivingFields): GivingChoice | null {
  const kind = fields.givingKind === 'gift' ? 'gift' : 'plan';
  const { amount, own } = amountFields[kind];
  const usd = parseUsd(fields[fields[amount] === OWN_AMOUNT ? own : amount]);
  if (usd === null) return null;
  if (kind === 'gift') return namedGift(usd);
  const { paymentFrequency: frequency } = fields;
  return isPaymentFrequency(frequency) ? yearPlan(usd, frequency) : null;
}

/**
 * With what the visitor types or chooses, one field or several at once. To type an amount chooses it, unless another
 * was chosen as well, and to choose anything of a plan or of a gift chooses that kind.
 */
export function withFields(fields: GivingFields, edited: Partial<GivingFields>): GivingFields {
  const isAbout = (...names: GivingField[]) => names.some((name) => name in edited);
  return {
    ...fields,
    ...(isAbout('sponsorshipAmount', 'customAmount', 'paymentFrequency') && { givingKind: 'plan' }),
    ...(isAbout('gift', 'customGift') && { givingKind: 'gift' }),
    ...(isAbout('customAmount') && { sponsorshipAmount: OWN_AMOUNT }),
    ...(isAbout('customGift') && { gift: OWN_AMOUNT }),
    ...(edited.sponsorshipAmount && {
      paymentFrequency: frequencyOf(fields, edited.sponsorshipAmount),
    }),
    ...edited,
  };
}

const { amount: usd, frequency: monthly } = monthlySponsorship;

/** One amount is offered by the month: not so the others, over which the arrow keys come to it. */
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
  const { amount, own, offered } = amountFields[choice.kind];
  const named = {
    ...fields,
    givingKind: choice.kind,
    ...(choice.kind === 'plan' && { paymentFrequency: choice.frequency }),
  };
  const usd = `${choice.amount}`;
  if (choiceIn(named)?.amount === choice.amount) return named;
  return offered.includes(usd) ? { ...named, [amount]: usd } : withFields(named, { [own]: usd });
}
