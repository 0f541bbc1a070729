import { amountLimits } from '../content/amount-limits.ts';
import { giftInFragment, type NamedGift } from '../lib/gift-address.ts';
import type { Money } from '../lib/money.ts';
import { decoded } from '../lib/page-path.ts';
import { type Choice, emptyChoice } from './choice.ts';
import { purposeOf } from './purposes.ts';

export type LinkedChoice = {
  /** Without the parts that can't be read, are not on our list or are no amount that we take. */
  choice: Choice;
  /** What could not be taken from the address: the amount, or what it is for. */
  unread: NamedGift['unread'];
};

/** The choice that a fragment names. Null if it names nothing of a gift. */
export function linkedChoice(fragment: string): LinkedChoice | null {
  const named = giftInFragment(decoded(fragment));
  if (!named) return null;
  const { currency, amount, purpose: id } = named.gift;
  const isTaken = amount === null || isWithinLimits({ currency, amount });
  // Only what is on our list: an address can't put words on the page.
  const purpose = purposeOf(id)?.id ?? emptyChoice.purpose;
  const isUnknown = id !== purpose;
  const choice = {
    ...emptyChoice,
    ...named.gift,
    purpose,
    amount: isTaken ? amount : null,
  };
  if (!isTaken) return { choice, unread: 'amount' };
  return { choice, unread: isUnknown ? 'purpose' : named.unread };
}

function isWithinLimits({ currency, amount }: Money): boolean {
  const { smallest, largest } = amountLimits[currency];
  return amount >= smallest && amount <= largest;
}
