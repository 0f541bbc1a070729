import { annualFees } from '../content/payments.ts';
import { purposeTexts } from '../content/purpose-texts.ts';
import type { Gift, Often } from '../lib/gift.ts';
import { type Currency, formatMoney, type Money } from '../lib/money.ts';
import { countWord, sentenceCase } from '../lib/text.ts';
import { inOtherCurrency, sumsOf } from './gift-sums.ts';
import { offerOf, partOfYear, paymentsAYear } from './offers.ts';
import { monthsPaid } from './months-paid.ts';
import { purposeOf } from './purposes.ts';

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
  const sum = formatMoney(gift.each);
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
    ? purposeWords({ each: paid, often, purpose })
    : (purposeOf(purpose)?.words ?? '');
  return [
    ...(often === 'once' ? [] : [oftenWords[often]]),
    ...(words === '' ? [] : [`for ${words}`]),
  ].join(' ');
}

/** 'KSH 1,000 every month'. */
export function everyTime({ each, often }: Gift): string {
  return `${formatMoney(each)} ${oftenWords[often]}`;
}

/** A gift of an offered amount may have words of its own: 'two weeks of meals'. '' if no purpose is chosen. */
export function purposeWords(gift: Gift): string {
  const { each, often, purpose } = gift;
  const childrenCount = countOfChildren(gift);
  // KSH 24,000 every month may be a slip, and no promise for twelve children.
  if (childrenCount && paymentsAYear(often) === 1)
    return purposeTexts.severalChildren(childrenCount);
  const offer = offerOf({ purpose, often, currency: each.currency }, each.amount);
  return offer?.share?.words ?? purposeOf(purpose)?.words ?? '';
}

/** 'About $15.42 each time.', 'That is about $3.85.' */
export function otherCurrencyWords(gift: Gift): string {
  const { currency } = gift.each;
  const other = inOtherCurrency(sumsOf(gift).each, currency);
  return gift.often === 'once' ? `That is ${other}.` : `${sentenceCase(other)} each time.`;
}

/** 'In a year: 12 × KSH 2,000 = KSH 24,000, $185.' '' for one payment. */
export function yearWords(gift: Gift): string {
  const { payments, year } = sumsOf(gift);
  if (payments === 1) return '';
  const { currency } = gift.each;
  const total = formatMoney({ currency, amount: year[currency] });
  return `In a year: ${payments} × ${formatMoney(gift.each)} = ${total}, ${inOtherCurrency(year, currency)}.`;
}

/**
 * How much of a child's year at school a year's payments cover. Null for another purpose. `months` of twelve are
 * rounded down: nothing is promised that is not paid.
 */
export function yearCovered(gift: Gift): { months: number; words: string } | null {
  if (gift.purpose !== 'school') return null;
  const { currency } = gift.each;
  const full = feesIn(currency);
  const total = sumsOf(gift).year[currency];
  const text = (amount: number) => formatMoney({ currency, amount });
  if (total < full) {
    const words = `${text(total)} of ${text(full)}: ${ofTwelve((12 * total) / full)}`;
    return { months: monthsPaid(total, full), words };
  }
  const childrenCount = countOfChildren(gift);
  if (childrenCount)
    return { months: 12, words: `${text(total)}: ${childrenCount} children’s whole year` };
  const rest = Math.round((total - full) * 100) / 100;
  const more = rest > 0 ? `, and ${text(rest)} more` : '';
  return { months: 12, words: `${text(total)}: the whole year${more}` };
}

/** 'two' if a year's payments are exactly two children's years at school. Null for one child and other purposes. */
function countOfChildren(gift: Gift): string | null {
  if (gift.purpose !== 'school') return null;
  const { currency } = gift.each;
  const children = sumsOf(gift).year[currency] / feesIn(currency);
  return children > 1 && Number.isInteger(children) ? countWord(children) : null;
}

function feesIn(currency: Currency): number {
  return currency === 'KES' ? annualFees.kes : annualFees.usd;
}

function ofTwelve(months: number): string {
  const whole = Math.floor(months);
  if (whole === 0) return 'part of a month';
  const words = `${whole} ${whole === 1 ? 'month' : 'months'} of 12`;
  return whole === months ? words : `more than ${words}`;
}

/** 'A year in 12 parts: 12 × KSH 2,000'. '' if a child's year at school is paid at once. */
export function partsOfYear(often: Often, currency: Currency): string {
  const payments = paymentsAYear(often);
  if (payments === 1) return '';
  const amount = partOfYear(1, payments, currency);
  return `A year in ${payments} parts: ${payments} × ${formatMoney({ currency, amount })}`;
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
