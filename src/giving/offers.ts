import { generalAmounts } from '../content/amount-limits.ts';
import { annualFees } from '../content/payments.ts';
import { type Often, paymentsPerYear } from '../lib/gift.ts';
import { type Currency, exchanged, partOfKes, partOfUsd } from '../lib/money.ts';
import { type Portion, purposeOf } from './purposes.ts';

/** An amount that a visitor can pick instead of typing one. */
export type Offer = { amount: number; portion: Portion | null };

/** What the amounts depend on. */
type Asked = { purpose: string | null; often: Often; currency: Currency };

export function timesAYear(often: Often): 1 | 2 | 4 | 12 {
  return often === 'once' ? 1 : paymentsPerYear[often];
}

/** Only a child's year at school is paid in parts: of other gifts each payment is a whole one. */
export function offersOf({ purpose: id, often, currency }: Asked): readonly Offer[] {
  const purpose = purposeOf(id);
  if (!purpose?.portions || purpose.priceUsd === null)
    return generalAmounts[currency].map((amount) => ({ amount, portion: null }));
  const price = purpose.priceUsd;
  return purpose.portions.map((portion) => {
    const usd = portion.times * price;
    const parts = timesAYear(often);
    if (id === 'school') return { amount: partOfYear(portion.times, parts, currency), portion };
    const amount =
      currency === 'USD' ? usd : exchanged({ currency: 'USD', amount: usd }, annualFees);
    return { amount, portion };
  });
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
