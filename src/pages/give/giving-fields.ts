import { donationTiers } from '../../content/payments.ts';
import {
  OWN_AMOUNT,
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { type GivingChoice, isPaymentFrequency } from '../../lib/giving-plan.ts';
import { parseUsd } from '../../giving/usd-amount.ts';

/**
 * What the visitor chooses, by the fields' names; those that the sponsorship form has as well keep its names. What the other
 * kind of gift was, and an amount that was typed, stay here while another is chosen.
 */
export type GivingFields = Readonly<{
  givingKind: string;
  /** US dollars a year, or OWN_AMOUNT. */
  sponsorshipAmount: string;
  customAmount: string;
  paymentFrequency: string;
  /** US dollars, or OWN_AMOUNT. */
  gift: string;
  customGift: string;
}>;

export type GivingField = keyof GivingFields;

/** In the order in which `withEarlyInput` takes them: a typed amount chooses its radio. */
export const firstFields: GivingFields = {
  givingKind: 'plan',
  customAmount: '',
  sponsorshipAmount: sponsorshipAmountOptions[0].value,
  customGift: '',
  gift: `${donationTiers[0].amountUsd}`,
  paymentFrequency: paymentFrequencyOptions[0].value,
};

/**
 * Before hydration, when the choice in the address is not known: a radio that is checked then was checked by
 * the visitor, also where it is the first.
 */
export const noFields: GivingFields = {
  givingKind: '',
  customAmount: '',
  sponsorshipAmount: '',
  customGift: '',
  gift: '',
  paymentFrequency: '',
};

/** By kind: the amounts' radios, the field for one's own amount, and the amounts that have a radio. */
const kinds = {
  plan: {
    amount: 'sponsorshipAmount',
    own: 'customAmount',
    offered: sponsorshipAmountOptions.map(({ value }): string => value),
  },
  gift: {
    amount: 'gift',
    own: 'customGift',
    offered: donationTiers.map(({ amountUsd }) => `${amountUsd}`),
  },
} as const;

/** Null while an amount of one's own can't be read. */
export function choiceIn(fields: GivingFields): GivingChoice | null {
  const kind = fields.givingKind === 'gift' ? 'gift' : 'plan';
  const { amount, own } = kinds[kind];
  const usd = parseUsd(fields[fields[amount] === OWN_AMOUNT ? own : amount]);
  if (usd === null) return null;
  if (kind === 'gift') return { kind, usd };
  const { paymentFrequency: frequency } = fields;
  return isPaymentFrequency(frequency) ? { kind, usd, frequency } : null;
}

/** What was changed before hydration, by the fields' names, and which field had the focus then. */
export type EarlyInput = { changed: ReadonlyMap<string, string>; focused: string };

export type GivingChange =
  | { name: GivingField; value: string }
  /** Null where the address names no choice: that changes nothing. */
  | { address: GivingChoice | null }
  | { early: EarlyInput };

export function reduceGiving(fields: GivingFields, change: GivingChange): GivingFields {
  if ('early' in change) return withEarlyInput(fields, change.early);
  if ('name' in change) return withField(fields, change.name, change.value);
  return change.address ? withChoice(fields, change.address) : fields;
}

/** Typing an amount of one's own chooses it. */
function withField(fields: GivingFields, name: GivingField, value: string): GivingFields {
  const changed = { ...fields, [name]: value };
  if (name === 'customAmount') return { ...changed, sponsorshipAmount: OWN_AMOUNT };
  return name === 'customGift' ? { ...changed, gift: OWN_AMOUNT } : changed;
}

/** With what an address names. An amount that was typed stays as it was typed if it is the same. */
function withChoice(fields: GivingFields, choice: GivingChoice): GivingFields {
  const { amount, own, offered } = kinds[choice.kind];
  const named = {
    ...fields,
    givingKind: choice.kind,
    ...(choice.kind === 'plan' && { paymentFrequency: choice.frequency }),
  };
  const usd = `${choice.usd}`;
  if (choiceIn(named)?.usd === choice.usd) return named;
  return offered.includes(usd) ? { ...named, [amount]: usd } : withField(named, own, usd);
}

/**
 * With what was changed before hydration. The page could not show the address's choice then: who has
 * changed anything has seen the first kind of gift, unless that was changed as well.
 */
function withEarlyInput(fields: GivingFields, early: EarlyInput): GivingFields {
  const { changed, focused } = early;
  const names = Object.keys(firstFields) as GivingField[];
  if (!names.some((name) => changed.has(name))) return fields;
  let next: GivingFields = { ...fields, givingKind: firstFields.givingKind };
  // Of an amount that was typed and one that was chosen, the later is not known, but where the focus is.
  for (const name of [...names, ...names.filter((it) => it === focused)]) {
    const value = changed.get(name);
    if (value !== undefined) next = withField(next, name, value);
  }
  return next;
}
