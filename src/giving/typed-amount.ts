import { amountLimits } from '../content/amount-limits.ts';
import type { Currency } from '../lib/money.ts';
import { plainInput } from '../lib/plain-input.ts';

type Refusal = 'unreadable' | 'notWhole' | 'otherMoney' | 'tooSmall' | 'tooLarge';

export type TypedAmount = {
  /** The one named in the text, else the one chosen beside the field. */
  currency: Currency;
  /** The digits as they were typed, without the words around them. '' if there are none. */
  figures: string;
} & ({ amount: number; refusal: null } | { amount: null; refusal: Refusal });

/** What the browser says of a wrong amount, in place of its own message. */
export const USD_HINT = 'Please write a whole number of US dollars, such as 150';

/**
 * Reads an amount: '1000', '1,000', '1,50,000', '1.000', '1 000', '1’000', '10K', '150.00', '١٥٠'. A currency in the
 * text counts instead of the `chosen` one: 'KSH: 1000', 'Ksh.1,000', '1000/-', '1,000 KES only', '1,000 bob', '1000
 * shilingi', 'USD $150'.
 *
 * `cents`: a gift that is chosen is a whole amount; what was paid may have cents.
 */
export function readAmount(
  text: string,
  chosen: Currency,
  cents: 'refuse-cents' | 'take-cents' = 'refuse-cents',
): TypedAmount {
  const { before, figures, after } = partsOf(text);
  const named = moneyIn(before, after);
  const currency = named.currency ?? chosen;
  const refused = (refusal: Refusal) => ({ currency, figures, amount: null, refusal });

  if (named.refusal) return refused(named.refusal);
  const number = numberIn(figures);
  if (number === null) return refused('unreadable');
  if (cents === 'refuse-cents' && number % 1 > 0) return refused('notWhole');

  const { smallest, largest } = amountLimits[currency];
  if (number < smallest) return refused('tooSmall');
  if (number > largest) return refused('tooLarge');
  return { currency, figures, amount: number, refusal: null };
}

/** '1,000 KES only' is the figures '1,000' before ' kes '. All are '' if there is not exactly one number. */
function partsOf(text: string) {
  const plain = plainInput(text)
    .toLowerCase()
    .replace(/\bonly\b/, '');
  const found = figuresAmongWords.exec(plain)?.groups ?? {};
  const { before = '', figures = '', after = '' } = found;
  return { before, figures, after };
}

/** 'k' for thousands belongs to the figures, but not that of 'kes'. */
const figuresAmongWords =
  /^(?<before>\D*)(?<figures>\d(?:[\d., '’٬]*\d)?(?: ?k(?![a-z]))?)(?<after>\D*)$/;

/**
 * What the words before and after the figures say. `currency` is null unless they name exactly one of ours. `refusal`
 * is null if they name one of ours or no money at all.
 */
function moneyIn(
  before: string,
  after: string,
): { currency: Currency | null; refusal: Refusal | null } {
  const named = new Set([moneyOf(before), moneyOf(after)]);
  named.delete('none');
  const [only] = named.size === 1 ? named : [];
  const currency = only === 'KES' || only === 'USD' ? only : null;
  // '.5k' is not 5,000, and '$.50' is not 50.
  if (/(?:^|[\s$])\.$/.test(before) || named.has('unknown'))
    return { currency, refusal: 'unreadable' };
  if (named.has('other')) return { currency, refusal: 'otherMoney' };
  const isContradiction = named.size > 1;
  return { currency, refusal: isContradiction ? 'unreadable' : null };
}

function moneyOf(words: string): Currency | 'none' | 'other' | 'unknown' {
  const name = words.trim().replace(/[.:]$/, '');
  if (name === '') return 'none';
  if (shillings.test(name)) return 'KES';
  if (dollars.test(name)) return 'USD';
  return otherMoney.test(name) ? 'other' : 'unknown';
}

const shillings = onlyNames('kshs?|kes|shs?|(?:kenyan? )?(?:shillings?|shilingi)|bob|/[-=]');
const dollars = onlyNames('us ?[$]|[$]|usd|(?:us )?dollars?');
const otherMoney = /^(?:[^\P{Sc}$]|eur|euros?|gbp|pounds?)$/u;

/** Matches a text that is one of the names, once or twice: 'USD $'. */
function onlyNames(words: string): RegExp {
  return new RegExp(`^(?:(?:${words})[.:]? ?){1,2}$`);
}

/** '1.5k' is 1500. Null if nobody groups digits in that way: '1,00,0'. */
function numberIn(figures: string): number | null {
  const { whole, cents = '', k } = numberPattern.exec(figures)?.groups ?? {};
  if (whole === undefined) return null;
  const exact = Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
  return k ? Math.round(exact * 1000) : exact;
}

const groupedThousands = String.raw`\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+|(?: \d{3})+|(?:['’٬]\d{3})+)`;
/** '12,34,567'. */
const groupedInIndia = String.raw`\d{1,2}(?:,\d\d)+,\d{3}`;
const numberPattern = new RegExp(
  String.raw`^(?<whole>\d+|${groupedThousands}|${groupedInIndia})(?:[.,](?<cents>\d{1,2}))?(?<k> ?k)?$`,
);

/** Whole US dollars. Null for what can't be read, and for shillings. */
export function parseUsd(text: string): number | null {
  const { currency, amount } = readAmount(text, 'USD');
  return currency === 'USD' ? amount : null;
}
