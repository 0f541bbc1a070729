import { annualFees } from '../content/payments.ts';
import type { Gift } from '../lib/gift.ts';
import { type Currency, exchanged, formatKes, formatUsd } from '../lib/money.ts';
import { offerOf, partOfYear, paymentsAYear } from './offers.ts';

type Sum = {
  KES: number;
  USD: number;
  /** Whether the sum in the other currency is rounded. */
  isRounded: boolean;
};

/** `each` is one payment, and `year` all payments of a year. */
type GiftSums = { payments: number; each: Sum; year: Sum };

/** The chosen currency is exact. The other follows from it at the rate that the yearly fees fix. */
export function sumsOf({ each, often, purpose }: Gift): GiftSums {
  const payments = paymentsAYear(often);
  const { currency, amount } = each;
  const offer = purpose === 'school' ? offerOf({ purpose, often, currency }, amount) : null;
  const years = offer?.share?.multiple;
  if (years !== undefined) return sumsOfYears(years, payments, currency);
  const total = Math.round(payments * amount * 100) / 100;
  return { payments, each: atOurRate(amount, currency), year: atOurRate(total, currency) };
}

/**
 * The home names a child’s year in both currencies. Parts are whole shillings and cents, so twelve of them may come to
 * a little more: 12 × $15.42 = $185.04. The year is then what is paid in the chosen currency, and the fees in the
 * other.
 */
function sumsOfYears(years: number, payments: number, chosen: Currency): GiftSums {
  const each = { KES: partOfYear(years, payments, 'KES'), USD: partOfYear(years, payments, 'USD') };
  const paid = { KES: payments * each.KES, USD: Math.round(payments * each.USD * 100) / 100 };
  const whole = { KES: years * annualFees.kes, USD: years * annualFees.usd };
  const other = chosen === 'KES' ? 'USD' : 'KES';
  const isRounded = paid[other] !== whole[other];
  return {
    payments,
    each: { ...each, isRounded },
    year: { ...whole, [chosen]: paid[chosen], isRounded: false },
  };
}

function atOurRate(amount: number, currency: Currency): Sum {
  const other = exchanged({ currency, amount }, annualFees);
  return currency === 'KES'
    ? { KES: amount, USD: other, isRounded: true }
    : { KES: other, USD: amount, isRounded: true };
}

/** 'about $15.42', or '$185' where the home names both. */
export function inOtherCurrency(sum: Sum, chosen: Currency): string {
  const text = chosen === 'KES' ? formatUsd(sum.USD) : formatKes(sum.KES);
  return sum.isRounded ? `about ${text}` : text;
}
