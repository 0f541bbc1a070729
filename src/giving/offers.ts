import { generalAmounts } from '../content/amount-limits.ts';
import { annualFees } from '../content/payments.ts';
import { type Gift, type OpenGift, paymentsAYear, SCHOOL } from '../lib/gift.ts';
import { type Currency, exchanged, instalmentOf, roundedUpKes, times } from '../lib/money.ts';
import { type Quantity, purposeOf } from './purposes.ts';

type Prices = Readonly<Record<Currency, number>>;

/** An amount that a visitor can pick instead of typing one. It has a price in each currency. */
export type Offer = { prices: Prices; quantity: Quantity | null };

/** What the offers depend on. */
type OfferBasis = Pick<Gift, 'purpose' | 'often'>;

export function offersOf({ purpose: id, often }: OfferBasis): readonly Offer[] {
  const purpose = purposeOf(id);
  if (!purpose?.prices) return generalAmounts.map((prices) => ({ prices, quantity: null }));
  const { prices: one, quantities } = purpose;
  return quantities.map((quantity) => {
    const { multiple } = quantity;
    const prices = id === SCHOOL ? pricesOfYears(multiple, often) : pricesAt(one, multiple);
    return { prices, quantity };
  });
}

/** The home names the price of a child's year in both currencies. Only this is paid in parts. */
function pricesOfYears(years: number, often: Gift['often']): Prices {
  const count = paymentsAYear[often];
  return {
    KES: instalmentOf({ currency: 'KES', amount: years * annualFees.kes }, count),
    USD: instalmentOf({ currency: 'USD', amount: years * annualFees.usd }, count),
  };
}

function pricesAt(one: Prices, multiple: number): Prices {
  const kes = multiple * one.KES;
  return { KES: multiple < 1 ? roundedUpKes(kes) : kes, USD: times(multiple, one.USD) };
}

/** The offer that the amount is, with the amount as its price. Null if it is none. */
export function offerOf(gift: OpenGift): Offer | null {
  const { currency, amount } = gift;
  if (amount === null) return null;
  const offers = offersOf(gift);
  const offer = offers.find(({ prices }) => prices[currency] === amount);
  if (offer) return offer;
  const old = currency === 'KES' ? offers.find((it) => oldPriceOf(gift, it) === amount) : null;
  return old ? { ...old, prices: { ...old.prices, KES: amount } } : null;
}

/**
 * Links, reminders and standing payments of before name the exact shillings of an offer's dollars: KSH 3,243 for a week
 * of meals. Null for an offer that has never had another price.
 */
function oldPriceOf({ purpose }: OfferBasis, { prices, quantity }: Offer): number | null {
  if (!quantity || purpose === SCHOOL) return null;
  return exchanged({ currency: 'USD', amount: prices.USD }, annualFees);
}

/** Whether the amount can be picked instead of typed. */
export function isOffered(gift: OpenGift): boolean {
  return offersOf(gift).some(({ prices }) => prices[gift.currency] === gift.amount);
}

/** So many times the price of the purpose. Null if any amount will do, or if so many are not offered. */
export function offerOfMultiple(basis: OfferBasis, multiple: number): Offer | null {
  return offersOf(basis).find(({ quantity }) => quantity?.multiple === multiple) ?? null;
}
