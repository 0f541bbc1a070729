import { generalAmounts } from '../content/amount-limits.ts';
import { annualFees } from '../content/payments.ts';
import { type Gift, type OpenGift, paymentsAYear, SCHOOL } from '../lib/gift.ts';
import { type Currency, exchanged, partOf } from '../lib/money.ts';
import { type Share, purposeOf } from './purposes.ts';

type Prices = Readonly<Record<Currency, number>>;

/** An amount that a visitor can pick instead of typing one. It has a price in each currency. */
export type Offer = { prices: Prices; share: Share | null };

/** What the offers depend on. */
type OfferBasis = Pick<Gift, 'purpose' | 'often'>;

export function offersOf({ purpose: id, often }: OfferBasis): readonly Offer[] {
  const purpose = purposeOf(id);
  if (!purpose || purpose.priceUsd === null)
    return generalAmounts.map((prices) => ({ prices, share: null }));
  const { priceUsd, shares } = purpose;
  return shares.map((share) => {
    const { multiple } = share;
    const prices = id === SCHOOL ? pricesOfYears(multiple, often) : pricesAt(multiple * priceUsd);
    return { prices, share };
  });
}

/** The home names the price of a child's year in both currencies. Only this is paid in parts. */
function pricesOfYears(years: number, often: Gift['often']): Prices {
  const payments = paymentsAYear[often];
  return {
    KES: partOf({ currency: 'KES', amount: years * annualFees.kes }, payments),
    USD: partOf({ currency: 'USD', amount: years * annualFees.usd }, payments),
  };
}

function pricesAt(usd: number): Prices {
  return { KES: exchanged({ currency: 'USD', amount: usd }, annualFees), USD: usd };
}

/** The offer that the amount is. Null if it is none. */
export function offerOf(gift: OpenGift): Offer | null {
  return offersOf(gift).find(({ prices }) => prices[gift.currency] === gift.amount) ?? null;
}

/** So many times the price of the purpose. Null if any amount will do, or if so many are not offered. */
export function offerOfMultiple(basis: OfferBasis, multiple: number): Offer | null {
  return offersOf(basis).find(({ share }) => share?.multiple === multiple) ?? null;
}
