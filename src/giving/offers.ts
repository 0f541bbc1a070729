import { generalAmounts } from '../content/amount-limits.ts';
import { annualFees } from '../content/payments.ts';
import { type Often, paymentsPerYear } from '../lib/gift.ts';
import { type Currency, exchanged, partOfKes, partOfUsd } from '../lib/money.ts';
import { type Portion, purposeOf } from './purposes.ts';

/** An amount that a visitor can pick instead of typing one. */
export type Offer = { amount: number; portion: Portion | null };

/** What the amounts depend on. */
type Asked = { purpose: string | null; often: Often; currency: Currency };

export function timesAYear(often: Often): number {
  return often === 'once' ? 1 : paymentsPerYear[often];
}

/** Only a child's year at school is paid in parts: of other gifts each payment is a whole one. */
export function offersOf({ purpose: id, often, currency }: Asked): readonly Offer[] {
  const purpose = purposeOf(id);
  if (!purpose || purpose.priceUsd === null)
    return generalAmounts[currency].map((amount) => ({ amount, portion: null }));
  const { priceUsd, portions } = purpose;
  return portions.map((portion) => {
    const { times } = portion;
    if (id === 'school') return { amount: partOfYear(times, timesAYear(often), currency), portion };
    const usd = times * priceUsd;
    const kes = exchanged({ currency: 'USD', amount: usd }, annualFees);
    return { amount: currency === 'USD' ? usd : kes, portion };
  });
}

/** Of the whole purpose, at once. Null if any amount will do. */
export function priceOf(purpose: string, currency: Currency): number | null {
  const offers = offersOf({ purpose, often: 'once', currency });
  return offers.find(({ portion }) => portion?.times === 1)?.amount ?? null;
}

/** `years` of school, in `parts`. The home names a year in both currencies. */
export function partOfYear(years: number, parts: number, currency: Currency): number {
  return currency === 'KES'
    ? partOfKes(years * annualFees.kes, parts)
    : partOfUsd(years * annualFees.usd, parts);
}

export function offeredAs(asked: Asked, amount: number): Offer | null {
  return offersOf(asked).find((offer) => offer.amount === amount) ?? null;
}
