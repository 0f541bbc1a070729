import { amountLimits } from '../content/amount-limits.ts';
import type { GivingChoice, PaymentFrequency } from '../lib/giving-choice.ts';
import { plainInput } from '../lib/plain-input.ts';

// The end is refused where it may belong to the amount, as in '#gift-25,000' and '#gift-25.50'.
const choiceFragment =
  /^#?(plan|gift)-(?:(kes|usd)-)?([1-9]\d*)(?:-(annual|semi-annual|quarterly|monthly))?(?![\p{L}\p{N}_-]|[^?&]\p{N})/u;

/**
 * The choice that a fragment names, with or without its '#', and with what messengers add behind it: a full
 * stop, a bracket, '?fbclid=1'. Null for any other text.
 */
export function choiceOf(fragment: string): GivingChoice | null {
  const [, kind, code, digits, frequency] =
    choiceFragment.exec(plainInput(decoded(fragment))) ?? [];
  const money = { currency: code === 'kes' ? 'KES' : 'USD', amount: Number(digits) } as const;
  const { smallest, largest } = amountLimits[money.currency];
  const isWithinLimits = money.amount >= smallest && money.amount <= largest;
  if (!isWithinLimits || (kind === 'plan') !== (frequency !== undefined)) return null;
  const own = code !== undefined;
  return kind === 'plan'
    ? { kind, own, ...money, frequency: frequency as PaymentFrequency }
    : { kind: 'gift', own, ...money };
}

/** The kind of choice that a fragment is about, also where it can't be read: '#gift-x'. */
export function kindOf(fragment: string): GivingChoice['kind'] | null {
  const [, kind] = /^#?(plan|gift)-/.exec(fragment) ?? [];
  return (kind as GivingChoice['kind'] | undefined) ?? null;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
