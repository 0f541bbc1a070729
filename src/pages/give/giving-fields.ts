import { GIFT_RADIOS } from '../../components/giving/gift-cards.tsx';
import { donationTiers } from '../../content/payments.ts';
import { sponsorshipAmountOptions } from '../../content/sponsorship-options.ts';
import { isPaymentFrequency, type GivingChoice } from '../../lib/giving-plan.ts';
import { parseUsd } from '../../lib/usd-amount.ts';

/** The names of the fields; those of the specification keep theirs. */
export const names = {
  kind: 'givingKind',
  amount: 'sponsorshipAmount',
  ownAmount: 'customAmount',
  frequency: 'paymentFrequency',
  gift: GIFT_RADIOS,
  ownGift: 'customGift',
} as const;

/** The value of the radio beside an amount of one's own. */
export const OWN = 'custom';

const amounts: readonly string[] = sponsorshipAmountOptions.map(({ value }) => value);
const gifts: readonly string[] = donationTiers.map(({ amountUsd }) => `${amountUsd}`);

function chosen(fields: HTMLElement, name: string): string {
  return fields.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? '';
}

function ownField(fields: HTMLElement, name: string) {
  return fields.querySelector<HTMLInputElement>(`[name=${name}]`);
}

export type FieldsChoice = {
  /** Null while an amount of one's own can't be read. */
  choice: GivingChoice | null;
  /** Whether the amount is typed, and not one of those offered. */
  isOwn: boolean;
};

/** What the fields choose. */
export function readFields(fields: HTMLElement): FieldsChoice {
  const isGift = chosen(fields, names.kind) === 'gift';
  const amount = chosen(fields, isGift ? names.gift : names.amount);
  const own = ownField(fields, isGift ? names.ownGift : names.ownAmount)?.value ?? '';
  const isOwn = amount === OWN;
  const usd = parseUsd(isOwn ? own : amount);
  const frequency = chosen(fields, names.frequency);
  if (usd === null) return { choice: null, isOwn };
  if (isGift) return { choice: { kind: 'gift', usd }, isOwn };
  return { choice: isPaymentFrequency(frequency) ? { kind: 'plan', usd, frequency } : null, isOwn };
}

/** Makes the fields choose what an address names. */
export function showChoice(fields: HTMLElement, choice: GivingChoice) {
  const check = (name: string, value: string) => {
    const radio = fields.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`);
    if (radio) radio.checked = true;
  };
  const [amount, own, offered] =
    choice.kind === 'gift'
      ? ([names.gift, names.ownGift, gifts] as const)
      : ([names.amount, names.ownAmount, amounts] as const);
  const usd = `${choice.usd}`;
  const isOwn = !offered.includes(usd);
  check(names.kind, choice.kind);
  check(amount, isOwn ? OWN : usd);
  const field = ownField(fields, own);
  if (field && isOwn) field.value = usd;
  if (choice.kind === 'plan') check(names.frequency, choice.frequency);
}
