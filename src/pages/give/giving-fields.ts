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

/** In the order in which `withFound` takes them: a typed amount chooses its radio. */
export const firstFields: GivingFields = {
  givingKind: 'plan',
  customAmount: '',
  sponsorshipAmount: `${planAmountsUsd[0]}`,
  customGift: '',
  gift: `${donationTiers[0].amountUsd}`,
  paymentFrequency: paymentFrequencyOptions[0].value,
};

const names = Object.keys(firstFields) as GivingField[];

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

/** With what the visitor types or chooses: to type an amount chooses it. */
export function withField(fields: GivingFields, name: string, value: string): GivingFields {
  const changed = { ...fields, [name]: value };
  switch (name) {
    case 'customAmount':
      return { ...changed, sponsorshipAmount: OWN_AMOUNT };
    case 'customGift':
      return { ...changed, gift: OWN_AMOUNT };
    case 'sponsorshipAmount':
      return { ...changed, paymentFrequency: frequencyOf(fields, value) };
    default:
      return changed;
  }
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
  return offered.includes(usd) ? { ...named, [amount]: usd } : withField(named, own, usd);
}

/**
 * With what the fields of the built page hold, in which nothing is chosen: what the visitor has changed before
 * hydration, or the browser has filled in again. The page could not show the address's choice then: who has
 * changed anything has seen the first kind of gift. `focused` is the name of the field with the focus.
 */
export function withFound(fields: GivingFields, found: GivingFields, focused = ''): GivingFields {
  const changed = names.filter((name) => found[name] !== '');
  if (changed.length === 0) return fields;
  // Of an amount that was typed and one that was chosen, the later is not known, but where the focus is.
  const inOrder = [...changed, ...changed.filter((name) => name === focused)];
  return inOrder.reduce<GivingFields>((next, name) => withField(next, name, found[name]), {
    ...fields,
    givingKind: firstFields.givingKind,
  });
}
