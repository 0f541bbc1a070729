import { amountLimits } from '../content/amount-limits.ts';
import { isOften } from '../lib/gift.ts';
import type { Currency } from '../lib/money.ts';
import { decoded } from '../lib/page-path.ts';
import { plainInput } from '../lib/plain-input.ts';
import { type Choice, choiceOf, emptyChoice } from './choice.ts';
import { purposeOf } from './purposes.ts';

export type NamedChoice = {
  /** A part that can't be read or is unknown counts as not chosen. */
  choice: Choice;
  /** What could not be taken from the address: the amount, or what it is for. */
  unread: 'amount' | 'purpose' | null;
};

/**
 * Reads what `giftFragment` writes, with or without '#'. Null if it names nothing of a gift. Ignores what messengers
 * add: a full stop, a bracket, '?fbclid=1'.
 */
export function choiceInFragment(fragment: string): NamedChoice | null {
  const text = plainInput(decoded(fragment)).toLowerCase().replace(/^#/, '');
  if (!beginsAsGift.test(text)) return null;
  const [, address = '', rest = ''] = /^([\w.-]*\w)(.*)$/s.exec(text) ?? [];
  const parts = partsOf(address);
  const isCutOff = belongsToAddress.test(rest);
  // '#kes-25' of '#kes-25,000': a wrong amount would be worse than none.
  const mayLackDigits = isCutOff && !parts?.namesPurpose;
  if (!parts || mayLackDigits) return { choice: emptyChoice, unread: 'amount' };

  const { currency, often, namesPurpose } = parts;
  // Only what is on our list: an address can't put words on the page.
  const purpose = isCutOff ? null : (purposeOf(parts.purpose)?.id ?? null);
  const isAmountRead = parts.amount === null || isWithinLimits(parts.amount, currency);
  const amount = isAmountRead ? parts.amount : null;
  const choice = choiceOf({ purpose, often, currency, amount });
  if (!isAmountRead) return { choice, unread: 'amount' };
  return { choice, unread: namesPurpose && purpose === null ? 'purpose' : null };
}

const beginsAsGift = /^(?:kes|usd|once|annual|semi-annual|quarterly|monthly|for)\b/;

/** Matches what follows the address if it may belong to it: '25,000', '25 000', '25é'. */
const belongsToAddress = /^[-\p{L}\p{N}]|^[^?&]\p{N}/u;

const pattern = new RegExp(
  [
    '^',
    String.raw`(?:(?<currency>kes|usd)(?:-(?<amount>[1-9]\d*(?:\.\d\d)?))?)?`,
    '-?(?<often>once|annual|semi-annual|quarterly|monthly)?',
    String.raw`(?<forPurpose>(?:^|-)for(?:-(?<purpose>[a-z\d-]+))?)?`,
    '$',
  ].join(''),
);

/**
 * Null if the text is no such address. An amount or a purpose that it does not name is null; the currency is then KES,
 * and the frequency once.
 */
function partsOf(address: string) {
  const found = address === '' ? undefined : pattern.exec(address)?.groups;
  if (!found) return null;
  const { currency, amount, often, forPurpose, purpose } = found;
  // Without a frequency the address is cut off, and perhaps within the amount.
  if (amount !== undefined && often === undefined) return null;
  return {
    currency: currency === 'usd' ? ('USD' as const) : ('KES' as const),
    amount: amount === undefined ? null : Number(amount),
    often: often !== undefined && isOften(often) ? often : ('once' as const),
    namesPurpose: forPurpose !== undefined,
    purpose: purpose ?? null,
  };
}

function isWithinLimits(amount: number, currency: Currency): boolean {
  const { smallest, largest } = amountLimits[currency];
  return amount >= smallest && amount <= largest;
}
