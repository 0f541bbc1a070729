export type Currency = 'KES' | 'USD';

/** Kenyan shillings are whole, but for those of M-PESA's message. US dollars may have cents. */
export type Money = { currency: Currency; amount: number };

/** `usd` dollars are `kes` shillings. */
export type Rate = { usd: number; kes: number };

/** The amount in the other currency, to the nearest whole shilling or cent. */
export function exchanged({ currency, amount }: Money, rate: Rate): number {
  return currency === 'USD'
    ? Math.round((amount * rate.kes) / rate.usd)
    : Math.round((amount * rate.usd * 100) / rate.kes) / 100;
}

/**
 * One of `count` equal instalments of an amount, in whole shillings or cents. It is rounded up, so that they never fall short
 * of the amount.
 */
export function instalmentOf({ currency, amount }: Money, count: number): number {
  const units = currency === 'KES' ? 1 : 100;
  // 0.29 × 100 is a little less than 29.
  return Math.ceil(Math.round(amount * units) / count) / units;
}

/** A price in shillings is rounded up to so many. */
const KES_STEP = 50;

/** The price in shillings of what costs so many dollars: KSH 3,250 for $25. */
export function pricedInKes(usd: number, rate: Rate): number {
  return roundedUpKes((usd * rate.kes) / rate.usd);
}

export function roundedUpKes(kes: number): number {
  return Math.ceil(kes / KES_STEP) * KES_STEP;
}

/** The amount so many times, exact to the cent. */
export function times(count: number, amount: number): number {
  return Math.round(count * amount * 100) / 100;
}

export function formatMoney({ currency, amount }: Money): string {
  return currency === 'KES' ? formatKes(amount) : formatUsd(amount);
}

/** '$185', '$46.25', '$1,000'. */
export function formatUsd(usd: number): string {
  return `$${withCents(usd)}`;
}

/** 'KSH 24,000'. */
export function formatKes(kes: number): string {
  return `KSH ${withCents(kes)}`;
}

function withCents(amount: number): string {
  const [whole = '', cents] = (Math.round(amount * 100) / 100).toFixed(2).split('.');
  return `${groupThousands(whole)}${cents === '00' ? '' : `.${cents}`}`;
}

/** '24000' becomes '24,000'. Not by `Intl`, whose first use would delay hydration by 50 to 75 ms on a slow phone. */
export function groupThousands(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Allows no line break inside 'KSH 24,000'. */
export function unbrokenSums(text: string): string {
  return text.replaceAll(/KSH (?=\d)/g, 'KSH\u00a0');
}
