import { purposeTexts } from '../content/purpose-texts.ts';
import { type Gift, type Often, paymentsAYear, SCHOOL } from '../lib/gift.ts';
import { formatMoney, groupThousands, type Money } from '../lib/money.ts';
import { sentenceCase } from '../lib/text.ts';
import { inOtherCurrency, sumsOf } from './gift-sums.ts';
import { offerOf, offerOfMultiple } from './offers.ts';
import { purposeOf } from './purposes.ts';
import { countOfChildren, monthsOfSchool, pricePerYear, wholeMonths } from './school-year.ts';

/** Stands after an amount. */
export const oftenWords: Readonly<Record<Often, string>> = {
  once: 'once',
  annual: 'every year',
  'semi-annual': 'every six months',
  quarterly: 'every three months',
  monthly: 'every month',
};

/**
 * 'KSH 1,000 every month for a child’s year at school'. `beside` stands in brackets after the sum: '$50 (about KSH
 * 6,486) once for a month of stationery'.
 */
export function giftSentence(gift: Gift, beside = ''): string {
  const sum = formatMoney(gift);
  const words = purposeWords(gift);
  return [
    beside === '' ? sum : `${sum} (${beside})`,
    oftenWords[gift.often],
    ...(words === '' ? [] : [`for ${words}`]),
  ].join(' ');
}

/**
 * How often and what for, without an amount: 'every month for meals'. '' if neither is chosen. A sum that was `paid`
 * may have words of its own: 'for a week of meals'.
 */
export function oftenAndPurposeWords(
  { often, purpose }: Pick<Gift, 'often' | 'purpose'>,
  paid?: Money,
) {
  const words = paid
    ? purposeWords({ ...paid, often, purpose })
    : (purposeOf(purpose)?.words ?? '');
  return [
    ...(often === 'once' ? [] : [oftenWords[often]]),
    ...(words === '' ? [] : [`for ${words}`]),
  ].join(' ');
}

/** 'KSH 1,000 every month'. */
export function everyTime(gift: Gift): string {
  return `${formatMoney(gift)} ${oftenWords[gift.often]}`;
}

/** A gift of an offered amount may have words of its own: 'two weeks of meals'. '' if no purpose is chosen. */
export function purposeWords(gift: Gift): string {
  const count = countOfChildren(monthsPaid(gift) ?? 0);
  // KSH 24,000 every month may be a slip, and no promise for twelve children.
  if (count && paymentsAYear[gift.often] === 1) return purposeTexts.severalChildren(count);
  return offerOf(gift)?.quantity?.words ?? purposeOf(gift.purpose)?.words ?? '';
}

/** 'About $15.42 each time.', 'That is about $3.85.' */
export function otherCurrencyWords(gift: Gift): string {
  const { currency } = gift;
  const other = inOtherCurrency(sumsOf(gift).each, currency);
  return gift.often === 'once' ? `That is ${other}.` : `${sentenceCase(other)} each time.`;
}

/**
 * 'In a year: 12 × KSH 2,000 = KSH 24,000, $185.' '' for one payment, and for a gift that is counted while nobody has
 * told for how many children it is: $50 a month for stationery is $600, and $185 a year already pays for a child's.
 */
export function yearWords(gift: Gift): string {
  const { count, year } = sumsOf(gift);
  const purpose = purposeOf(gift.purpose);
  if (count === 1 || (purpose?.isCounted && purpose.serves === null)) return '';
  const { currency } = gift;
  const total = formatMoney({ currency, amount: year[currency] });
  return `In a year: ${count} × ${formatMoney(gift)} = ${total}, ${inOtherCurrency(year, currency)}.`;
}

/** 'A week of meals (KSH 3,250): for 20 children.' '' where nobody has told. */
export function servesWords({ purpose: id, currency }: Pick<Gift, 'purpose' | 'currency'>): string {
  const purpose = id === SCHOOL ? null : purposeOf(id);
  if (!purpose?.prices || purpose.serves === null) return '';
  const price = formatMoney({ currency, amount: purpose.prices[currency] });
  const children =
    purpose.serves === 1 ? 'one child' : `${groupThousands(`${purpose.serves}`)} children`;
  return `${purpose.title} (${price}): for ${children}.`;
}

/** How much of a child's year at school a year's payments cover. Null for another purpose. `months` are of twelve. */
export function yearCovered(gift: Gift): { months: number; words: string } | null {
  const paid = monthsPaid(gift);
  if (paid === null) return null;
  const { currency } = gift;
  const text = (amount: number) => formatMoney({ currency, amount });
  const total = sumsOf(gift).year[currency];
  const full = pricePerYear[currency];
  const months = wholeMonths(paid);
  if (paid < 12) return { months, words: `${text(total)} of ${text(full)}: ${ofTwelve(paid)}` };
  const count = countOfChildren(paid);
  if (count) return { months, words: `${text(total)}: ${count} children’s whole year` };
  if (paid === 12) return { months, words: `${text(total)}: the whole year` };
  const more = `${text(total - full)} beyond them`;
  return { months, words: `${text(total)}: the whole year’s fees, and ${more}` };
}

/**
 * How many months of a child's year at school a year's payments are. An offered quantity is what its words say: twelve
 * payments of $15.42 are one year, though they come to 4 cents more. Null for another purpose.
 */
function monthsPaid(gift: Gift): number | null {
  if (gift.purpose !== SCHOOL) return null;
  const { currency } = gift;
  const quantity = offerOf(gift)?.quantity;
  return quantity
    ? 12 * quantity.multiple
    : monthsOfSchool({ currency, amount: sumsOf(gift).year[currency] });
}

function ofTwelve(months: number): string {
  const whole = wholeMonths(months);
  if (whole === 0) return 'part of a month';
  const words = `${whole} ${whole === 1 ? 'month' : 'months'} of 12`;
  return whole === months ? words : `more than ${words}`;
}

/** 'A year in 12 parts: 12 × KSH 2,000'. '' for another purpose, and if the year is paid at once. */
export function yearInParts({
  purpose,
  often,
  currency,
}: Pick<Gift, 'purpose' | 'often' | 'currency'>) {
  const count = paymentsAYear[often];
  const year = purpose === SCHOOL ? offerOfMultiple({ purpose, often }, 1) : null;
  if (count === 1 || !year) return '';
  const amount = year.prices[currency];
  return `A year in ${count} parts: ${count} × ${formatMoney({ currency, amount })}`;
}

/** A line of a reference in SWIFT's messages holds so many characters. */
const REFERENCE_LENGTH = 35;

/** The reference of a bank transfer: one line of SWIFT's letters, with as many whole words as fit. */
export function bankReference(gift: Gift | null): string {
  const words = gift ? inSwiftLetters(purposeWords(gift)) : '';
  if (words === '') return 'Gift';
  const whole = `Gift for ${words}`;
  return whole.length <= REFERENCE_LENGTH ? whole : firstWords(words, REFERENCE_LENGTH);
}

/** 'Wanjĩru’s' becomes "Wanjiru's", and any other sign a space. */
function inSwiftLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[^A-Za-z\d/?:().,'+-]+/g, ' ')
    .trim();
}

function firstWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return text.slice(0, end > 0 ? end : length);
}
