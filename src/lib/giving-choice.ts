import type { Money } from './money.ts';

export const paymentsPerYear = { annual: 1, 'semi-annual': 2, quarterly: 4, monthly: 12 } as const;

export type PaymentFrequency = keyof typeof paymentsPerYear;

export function isPaymentFrequency(text: string): text is PaymentFrequency {
  return Object.hasOwn(paymentsPerYear, text);
}

/**
 * An amount that the home names is in US dollars: for the whole year in a plan, for its purpose in a gift. The
 * visitor's `own` amount is each payment, in either currency, and has no purpose.
 */
export type GivingChoice = Money & { own: boolean } & (
    | { kind: 'plan'; frequency: PaymentFrequency }
    | { kind: 'gift' }
  );

export type PlanChoice = GivingChoice & { kind: 'plan' };

/** US dollars for the whole year. */
export function yearPlan(usd: number, frequency: PaymentFrequency) {
  return { kind: 'plan', own: false, currency: 'USD', amount: usd, frequency } as const;
}

export function namedGift(usd: number) {
  return { kind: 'gift', own: false, currency: 'USD', amount: usd } as const;
}

/**
 * '#plan-185-monthly' is $185 a year, '#plan-kes-1000-monthly' is KSH 1,000 each month, '#gift-25' is the home's gift
 * of $25, '#gift-usd-25' the visitor's own amount.
 */
export function fragmentOf(choice: GivingChoice): string {
  const currency = choice.own ? `${currencyInAddress[choice.currency]}-` : '';
  const often = choice.kind === 'plan' ? `-${choice.frequency}` : '';
  return `#${choice.kind}-${currency}${choice.amount}${often}`;
}

const currencyInAddress = { KES: 'kes', USD: 'usd' } as const;
