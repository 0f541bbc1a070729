import { annualFees } from '../content/payments.ts';
import { type GivingChoice, paymentsPerYear } from '../lib/giving-choice.ts';
import {
  type Currency,
  exchanged,
  formatMoney,
  type Money,
  partOfKes,
  partOfUsd,
  type Rate,
} from '../lib/money.ts';

type Sums = Readonly<Record<Currency, number>>;

export type GivingPlan = {
  /** In a year; 1 for a gift. */
  payments: 1 | 2 | 4 | 12;
  /** Each payment. Shillings are whole, because M-PESA takes no cents. */
  each: Sums;
  /** All payments of a year. */
  year: Sums;
  /** How many shillings the payments exceed the year's amount by, because each is rounded up. */
  overKes: number;
  /** The currency to show first. */
  first: Currency;
  /** Which sums are only about what was chosen. */
  isAbout: { each: Readonly<Record<Currency, boolean>>; year: Readonly<Record<Currency, boolean>> };
};

/** At the exchange rate that the yearly fees fix. All pages and messages take their sums from here. */
export function planOf(choice: GivingChoice, rate: Rate = annualFees): GivingPlan {
  const payments = choice.kind === 'plan' ? paymentsPerYear[choice.frequency] : 1;
  return choice.own ? planOfEach(choice, payments, rate) : planOfYear(choice, payments, rate);
}

/** `money` is each payment. Its own currency is exact, the other about the same. */
function planOfEach(money: Money, payments: GivingPlan['payments'], rate: Rate): GivingPlan {
  const { currency, amount } = money;
  const other = exchanged(money, rate);
  const year = payments * amount;
  const isKes = currency === 'KES';
  const isAbout = { KES: !isKes, USD: isKes };
  return {
    payments,
    each: isKes ? { KES: amount, USD: other } : { KES: other, USD: amount },
    year: isKes
      ? { KES: year, USD: exchanged({ currency, amount: year }, rate) }
      : { KES: payments * other, USD: year },
    overKes: 0,
    first: currency,
    isAbout: { each: isAbout, year: isAbout },
  };
}

/** `money` is US dollars for the whole year, or once. It is paid in shillings. */
function planOfYear(money: Money, payments: GivingPlan['payments'], rate: Rate): GivingPlan {
  const year = { KES: exchanged(money, rate), USD: money.amount };
  const each = { KES: partOfKes(year.KES, payments), USD: partOfUsd(year.USD, payments) };
  const isExactUsd = (year.USD * 100) % payments === 0;
  return {
    payments,
    each,
    year,
    overKes: payments * each.KES - year.KES,
    first: 'KES',
    isAbout: { each: { KES: false, USD: !isExactUsd }, year: { KES: false, USD: false } },
  };
}

/** 'KSH 24,000', 'about $15.42'. */
export function sumText(plan: GivingPlan, of: 'each' | 'year', currency: Currency): string {
  const about = plan.isAbout[of][currency] ? 'about ' : '';
  return `${about}${formatMoney({ currency, amount: plan[of][currency] })}`;
}

export function otherCurrency(currency: Currency): Currency {
  return currency === 'KES' ? 'USD' : 'KES';
}

/** An amount of so many years' fees is more likely in shillings. */
const YEARS_OF_FEES = 10;

export function isLikelyShillings(usd: number): boolean {
  return usd > YEARS_OF_FEES * annualFees.usd;
}

/** In whole US dollars; null if dollars are likely. */
export function usdIfShillings(usd: number): number | null {
  if (!isLikelyShillings(usd)) return null;
  return Math.max(1, Math.round(exchanged({ currency: 'KES', amount: usd }, annualFees)));
}

/** At the home's rate: 'KSH 24,000'. */
export function formatInKes(usd: number): string {
  const amount = exchanged({ currency: 'USD', amount: usd }, annualFees);
  return formatMoney({ currency: 'KES', amount });
}
