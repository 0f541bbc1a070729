import type { Currency, Money } from './money.ts';

/** How often a gift can be given, and how many payments that is in a year. A gift that is given once is one. */
export const paymentsAYear = {
  once: 1,
  annual: 1,
  'semi-annual': 2,
  quarterly: 4,
  monthly: 12,
} as const;

export type Often = keyof typeof paymentsAYear;

/** How often a gift can be given again. */
export type PaymentFrequency = Exclude<Often, 'once'>;

export function isOften(text: string): text is Often {
  return Object.hasOwn(paymentsAYear, text);
}

/** The id of the child's year at school among the purposes. In payments.yaml it is the gift of the school fees. */
export const SCHOOL = 'school';

/** A gift is one thing: what for, how often, and the amount of each payment. */
export type Gift = Money & {
  often: Often;
  /** An id of `src/giving/purposes.ts`. */
  purpose: string;
};

/** A gift whose amount may not be chosen yet. */
export type OpenGift = Omit<Gift, 'amount'> & { amount: number | null };

/** The id of the purpose that is chosen until the visitor chooses another. */
export const MOST_NEEDED = 'most';

/** What is chosen before the visitor chooses. */
export const openGift: OpenGift = {
  purpose: MOST_NEEDED,
  often: 'once',
  currency: 'KES',
  amount: null,
};

/** Null until an amount is chosen. */
export function wholeGift({ purpose, often, currency, amount }: OpenGift): Gift | null {
  return amount === null ? null : { purpose, often, currency, amount };
}

/** The smallest single payment, in whole units of each currency. */
export const smallestGift: Readonly<Record<Currency, number>> = { KES: 50, USD: 1 };
