import { amountLimits } from '../content/amount-limits.ts';
import type { GivingChoice, PaymentFrequency } from '../lib/giving-choice.ts';
import { plainInput } from '../lib/plain-input.ts';

// Refuses an ending that may belong to the amount: '#gift-25,000', '#gift-25.50'.
const choiceFragment =
  /^#?(plan|gift)-(?:(kes|usd)-)?([1-9]\d*)(?:-(annual|semi-annual|quarterly|monthly))?(?![\p{L}\p{N}_-]|[^?&]\p{N})/u;

/** Takes a fragment with or without '#'. Ignores what messengers add: a full stop, a bracket, '?fbclid=1'. */
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

/** Finds the kind even if the rest can't be read: '#gift-x'. */
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
