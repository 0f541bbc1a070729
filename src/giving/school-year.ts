import { sponsorshipTexts } from '../content/purpose-texts.ts';
import { annualFees } from '../content/payments.ts';
import type { Currency, Money } from '../lib/money.ts';
import { countWord } from '../lib/text.ts';

/** The price of a child's year at school. */
export const pricePerYear: Readonly<Record<Currency, number>> = {
  KES: annualFees.kes,
  USD: annualFees.usd,
};

/** How many months of a child's year at school an amount pays for: 6.5, or 24 for two children. */
export function monthsOfSchool({ currency, amount }: Money, aYear = pricePerYear[currency]) {
  return (12 * amount) / aYear;
}

/** How many whole months of one child's year are paid. Rounded down: nothing is promised that is not paid. */
export function wholeMonths(months: number): number {
  return Math.min(12, Math.floor(months));
}

/** 'two' for exactly two children's years. Null for one child, and for a part of a year. */
export function countOfChildren(months: number): string | null {
  return months > 12 && months % 12 === 0 ? countWord(months / 12) : null;
}

/** Names a sum a year by how much of the fees it covers. */
export function sponsorshipName(year: Money): string {
  const months = monthsOfSchool(year);
  if (months < 12) return sponsorshipTexts.part;
  if (months === 12) return sponsorshipTexts.whole;
  const count = countOfChildren(months);
  return count ? sponsorshipTexts.several(count) : sponsorshipTexts.other;
}
