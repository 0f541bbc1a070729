import { annualFees } from '../content/payments.ts';
import { type Gift, paymentsAYear, SCHOOL } from '../lib/gift.ts';
import { type Currency, exchanged, formatKes, formatUsd, type Money, times } from '../lib/money.ts';
import { type Offer, offerOf } from './offers.ts';

type Sum = {
  KES: number;
  USD: number;
  /** Whether the sum in the other currency is rounded. */
  isRounded: boolean;
};

/** A year has `count` payments. `each` is one of them, and `year` all of them. */
type GiftSums = { count: number; each: Sum; year: Sum };

/**
 * The two prices of a gift with a price stand for each other. Otherwise the chosen currency is exact, and the other
 * follows from it at the rate that the yearly fees fix.
 */
export function sumsOf(gift: Gift): GiftSums {
  const { currency, amount, often, purpose } = gift;
  const count = paymentsAYear[often];
  const offer = offerOf(gift);
  const years = offer?.quantity?.multiple;
  if (purpose === SCHOOL && years) return sumsOfYears(years, offer.prices, count, currency);
  if (offer?.quantity) {
    const { prices } = offer;
    const year = { KES: times(count, prices.KES), USD: times(count, prices.USD) };
    return {
      count,
      each: { ...prices, isRounded: false },
      year: { ...year, isRounded: false },
    };
  }
  const total = times(count, amount);
  return {
    count,
    each: atOurRate({ currency, amount }),
    year: atOurRate({ currency, amount: total }),
  };
}

/**
 * The home names a child’s year in both currencies. Parts are whole shillings and cents, so twelve of them may come to
 * a little more: 12 × $15.42 = $185.04. The year is then what is paid in the chosen currency, and the fees in the
 * other.
 */
function sumsOfYears(
  years: number,
  each: Offer['prices'],
  count: number,
  chosen: Currency,
): GiftSums {
  const paid = { KES: times(count, each.KES), USD: times(count, each.USD) };
  const whole = { KES: years * annualFees.kes, USD: years * annualFees.usd };
  const other = chosen === 'KES' ? 'USD' : 'KES';
  const isRounded = paid[other] !== whole[other];
  return {
    count,
    each: { ...each, isRounded },
    year: { ...whole, [chosen]: paid[chosen], isRounded: false },
  };
}

function atOurRate({ currency, amount }: Money): Sum {
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
