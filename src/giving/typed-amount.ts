import { amountLimits } from '../content/amount-limits.ts';
import type { Currency } from '../lib/money.ts';
import { plainInput } from '../lib/plain-input.ts';

type Refusal = 'unreadable' | 'notWhole' | 'otherMoney' | 'tooSmall' | 'tooLarge';

export type TypedAmount = {
  /** Named in the text, else chosen beside it. */
  currency: Currency;
  /** As typed, without the words around them; '' if there are none. */
  figures: string;
} & ({ amount: number; refusal: null } | { amount: null; refusal: Refusal });

/** What the browser says of a wrong amount, in place of its own message. */
export const USD_HINT = 'Please write a whole number of US dollars, such as 150';

/**
 * An amount: '1000', '1,000', '1,50,000', '1.000', '1 000', '1’000', '10K', '150.00', '١٥٠'. A currency in the text chooses
 * it: 'KSH: 1000', 'Ksh.1,000', '1000/-', '1,000 KES only', '1,000 bob', '1000 shilingi', 'USD $150'.
 *
 * `cents`: a gift that is chosen is a whole amount; what was paid may have cents.
 */
export function readAmount(
  text: string,
  chosen: Currency,
  cents: 'refuse-cents' | 'take-cents' = 'refuse-cents',
): TypedAmount {
  const { before, figures, after } = partsOf(text);
  const currency = currencyIn(before, after) ?? chosen;
  const refused = (refusal: Refusal) => ({ currency, figures, amount: null, refusal });

  const wrong = refusalOfWords(before, after);
  if (wrong) return refused(wrong);
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

type NamedMoney = Currency | 'none' | 'other' | 'unknown';

/** The currency that the words around the figures name. Null if they name none, or two. */
function currencyIn(before: string, after: string): Currency | null {
  // `other` is the second, if two are named.
  const [one, other = one] = moneyNamed(before, after);
  return one === other && (one === 'KES' || one === 'USD') ? one : null;
}

function refusalOfWords(before: string, after: string): Refusal | null {
  // '.5k' is not 5,000.
  if (before === '.') return 'unreadable';
  const [one, other = one] = moneyNamed(before, after);
  if (one === 'unknown' || other === 'unknown') return 'unreadable';
  if (one === 'other' || other === 'other') return 'otherMoney';
  return one === other ? null : 'unreadable';
}

function moneyNamed(before: string, after: string): NamedMoney[] {
  return [before, after].map(moneyOf).filter((money) => money !== 'none');
}

function moneyOf(words: string): NamedMoney {
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

/** '1.5k' is 1500. Null if the marks between the digits are those of no number: '1,00,0'. */
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

/** Null for anything but US dollars. */
export function parseUsd(text: string): number | null {
  const { currency, amount } = readAmount(text, 'USD');
  return currency === 'USD' ? amount : null;
}
