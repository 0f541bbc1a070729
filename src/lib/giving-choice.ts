import type { Money } from './money.ts';

export const paymentsPerYear = { annual: 1, 'semi-annual': 2, quarterly: 4, monthly: 12 } as const;

export type PaymentFrequency = keyof typeof paymentsPerYear;

export function isPaymentFrequency(text: string): text is PaymentFrequency {
  return Object.hasOwn(paymentsPerYear, text);
}

/**
 * What a visitor chooses to give. An amount that the home names is in US dollars: for the whole year in a plan,
 * and for its purpose in a gift. An amount of the visitor's `own` is what leaves each time, in either currency,
 * and names no purpose.
 */
export type GivingChoice = Money & { own: boolean } & (
    | { kind: 'plan'; frequency: PaymentFrequency }
    | { kind: 'gift' }
  );

export type PlanChoice = GivingChoice & { kind: 'plan' };

/** A plan that the home names: US dollars for the whole year. */
export function yearPlan(usd: number, frequency: PaymentFrequency) {
  return { kind: 'plan', own: false, currency: 'USD', amount: usd, frequency } as const;
}

/** A gift that the home names, in US dollars. */
export function namedGift(usd: number) {
  return { kind: 'gift', own: false, currency: 'USD', amount: usd } as const;
}

/**
 * The choice in an address: '#plan-185-monthly' is $185 a year, '#plan-kes-1000-monthly' is KSH 1,000 each month,
 * '#gift-25' the gift of $25 that the home names, '#gift-usd-25' an amount of one's own.
 */
export function fragmentOf(choice: GivingChoice): string {
  const currency = choice.own ? `${currencyInAddress[choice.currency]}-` : '';
  const often = choice.kind === 'plan' ? `-${choice.frequency}` : '';
  return `#${choice.kind}-${currency}${choice.amount}${often}`;
}

const currencyInAddress = { KES: 'kes', USD: 'usd' } as const;
