import type { Currency, Money } from './money.ts';

export const paymentsPerYear = { annual: 1, 'semi-annual': 2, quarterly: 4, monthly: 12 } as const;

export type PaymentFrequency = keyof typeof paymentsPerYear;

export type Often = 'once' | PaymentFrequency;

export function isOften(text: string): text is Often {
  return text === 'once' || Object.hasOwn(paymentsPerYear, text);
}

export type Gift = {
  each: Money;
  often: Often;
  /** An id of `src/giving/purposes.ts`. Null until it is chosen. */
  purpose: string | null;
};

/** The smallest single payment, in whole units of each currency. */
export const smallestGift = { KES: 50, USD: 1 } as const;

/** What a visitor has answered so far. */
export type GiftAnswers = {
  purpose: string | null;
  often: Often;
  currency: Currency;
  /** The amount of each payment. */
  amount: number | null;
};

/**
 * What stands after the '#' of How to give: 'kes-1000-monthly-for-most', 'usd-15.42-monthly-for-school', 'usd-monthly',
 * 'for-meals'. '' if nothing is answered. A fragment reaches no server.
 */
export function giftFragment({ purpose, often, currency, amount }: GiftAnswers): string {
  const isDefaultCurrency = amount === null && currency === 'KES';
  return [
    ...(isDefaultCurrency ? [] : [currency.toLowerCase()]),
    ...(amount === null ? [] : [Number.isInteger(amount) ? amount : amount.toFixed(2)]),
    ...(amount === null && often === 'once' ? [] : [often]),
    ...(purpose === null ? [] : ['for', purpose]),
  ].join('-');
}

export function giveAddress({ each, often, purpose }: Gift): string {
  return `/give#${giftFragment({ ...each, often, purpose })}`;
}

/** Leads to How to give, with only the purpose chosen. */
export function purposeAddress(purpose: string): string {
  return `/give#for-${purpose}`;
}
