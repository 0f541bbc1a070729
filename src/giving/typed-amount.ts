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

/** Continues the browser's own message. */
export const USD_HINT = 'Please write a whole number of US dollars, such as 150';

/**
 * A whole amount: '1000', '1,000', '1,50,000', '1.000', '1 000', '1’000', '10K', '150.00', '١٥٠'. A currency in the text
 * chooses it: 'KSH: 1000', 'Ksh.1,000', '1000/-', '1,000 bob', '1000 shilingi', 'USD $150'. What was paid may have cents.
 */
export function readAmount(text: string, chosen: Currency, isPaid = false): TypedAmount {
  const parts = /^(\D*)(\d(?:[\d., '’٬]*\d)?(?: ?(k)(?![a-z]))?)(\D*)$/.exec(
    plainInput(text).toLowerCase(),
  );
  const [, before = '', figures = '', thousands, after = ''] = parts ?? [];
  const named = [before, after].map(currencyNamed).filter((it) => it !== 'none');
  const [one, other = one] = named;
  const currency = one === 'KES' || one === 'USD' ? one : chosen;
  const refused = (refusal: Refusal) => ({ currency, figures, amount: null, refusal });

  // '.5k' is not 5,000.
  if (figures === '' || before === '.' || named.includes('unknown')) return refused('unreadable');
  if (named.includes('other')) return refused('otherMoney');
  if (one !== other) return refused('unreadable');
  const [, whole, cents = ''] = number.exec(figures) ?? [];
  if (whole === undefined) return refused('unreadable');
  if (!isPaid && !thousands && Number(cents) > 0) return refused('notWhole');
  const exact = Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
  const amount = thousands ? Math.round(exact * 1000) : exact;
  const { smallest, largest } = amountLimits[currency];
  if (amount < smallest) return refused('tooSmall');
  return amount > largest ? refused('tooLarge') : { currency, figures, amount, refusal: null };
}

/** Thousands by commas, points, spaces or apostrophes, or as in India; then cents, and 'k' for thousands. */
const number =
  /^(\d+|\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+|(?: \d{3})+|(?:['’٬]\d{3})+)|\d{1,2}(?:,\d\d)+,\d{3})(?:[.,](\d{1,2}))?(?: ?k)?$/;

const shillings = nameOf('kshs?|kes|shs?|(?:kenyan? )?(?:shillings?|shilingi)|bob|/[-=]');
const dollars = nameOf('us ?[$]|[$]|usd|(?:us )?dollars?');
const otherMoney = /^(?:[^\P{Sc}$]|eur|euros?|gbp|pounds?)$/u;

/** Once or twice, as in 'USD $'. */
function nameOf(words: string): RegExp {
  return new RegExp(`^(?:(?:${words})[.:]? ?){1,2}$`);
}

function currencyNamed(words: string): Currency | 'none' | 'other' | 'unknown' {
  const name = words.trim().replace(/[.:]$/, '');
  if (name === '') return 'none';
  if (shillings.test(name)) return 'KES';
  if (dollars.test(name)) return 'USD';
  return otherMoney.test(name) ? 'other' : 'unknown';
}

/** Null for anything but US dollars. */
export function parseUsd(text: string): number | null {
  const { currency, amount } = readAmount(text, 'USD');
  return currency === 'USD' ? amount : null;
}
