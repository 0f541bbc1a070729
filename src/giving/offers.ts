import { generalAmounts } from '../content/amount-limits.ts';
import { annualFees } from '../content/payments.ts';
import { type GiftAnswers, type Often, paymentsPerYear } from '../lib/gift.ts';
import { type Currency, exchanged, partOfKes, partOfUsd } from '../lib/money.ts';
import { type Share, purposeOf } from './purposes.ts';

/** An amount that a visitor can pick instead of typing one. */
export type Offer = { amount: number; share: Share | null };

/** What the offered amounts depend on. */
type OfferBasis = Omit<GiftAnswers, 'amount'>;

/** How many payments a gift is in a year. One that is given once counts as one. */
export function paymentsAYear(often: Often): number {
  return often === 'once' ? 1 : paymentsPerYear[often];
}

/** Only a child's year at school is paid in parts. Each payment of another gift is a whole one. */
export function offersOf({ purpose: id, often, currency }: OfferBasis): readonly Offer[] {
  const purpose = purposeOf(id);
  if (!purpose || purpose.priceUsd === null)
    return generalAmounts[currency].map((amount) => ({ amount, share: null }));
  const { priceUsd, shares } = purpose;
  return shares.map((share) => {
    const { multiple } = share;
    if (id === 'school')
      return { amount: partOfYear(multiple, paymentsAYear(often), currency), share };
    const usd = multiple * priceUsd;
    const kes = exchanged({ currency: 'USD', amount: usd }, annualFees);
    return { amount: currency === 'USD' ? usd : kes, share };
  });
}

/** The price of the whole purpose, paid at once. Null if any amount will do. */
export function priceOf(purpose: string, currency: Currency): number | null {
  const offers = offersOf({ purpose, often: 'once', currency });
  return offers.find(({ share }) => share?.multiple === 1)?.amount ?? null;
}

/** One payment of `years` at school that are paid in `parts`. The home names the price of a year in both currencies. */
export function partOfYear(years: number, parts: number, currency: Currency): number {
  return currency === 'KES'
    ? partOfKes(years * annualFees.kes, parts)
    : partOfUsd(years * annualFees.usd, parts);
}

/** Null if the amount is not offered. */
export function offerOf(basis: OfferBasis, amount: number): Offer | null {
  return offersOf(basis).find((offer) => offer.amount === amount) ?? null;
}
