export const paymentsPerYear = { annual: 1, 'semi-annual': 2, quarterly: 4, monthly: 12 } as const;

export type PaymentFrequency = keyof typeof paymentsPerYear;

export function isPaymentFrequency(text: string): text is PaymentFrequency {
  return Object.hasOwn(paymentsPerYear, text);
}

/** `usd` is a whole amount of US dollars from 1 to 9,999,999: for a year in a plan, once in a gift. */
export type GivingChoice =
  | { kind: 'plan'; usd: number; frequency: PaymentFrequency }
  | { kind: 'gift'; usd: number };

/** The home's own exchange rate: `usd` dollars are `kes` shillings. */
export type Rate = { usd: number; kes: number };

export type GivingPlan = {
  /** How many payments in a year. */
  payments: (typeof paymentsPerYear)[PaymentFrequency];
  /** Shillings in a year, or once: whole. */
  yearKes: number;
  /** Shillings a payment, rounded up to whole ones, so that the payments never fall short of the year. */
  eachKes: number;
  /** By how many shillings the payments exceed the year. */
  overKes: number;
  /** US dollars a payment, rounded to the nearest cent. */
  eachUsd: number;
  /** Whether the payments in dollars add up to the year to the cent. */
  exactUsd: boolean;
};

/** What a choice comes to. Every page, mail, table and file takes its amounts from here. */
export function givingPlan(choice: GivingChoice, rate: Rate): GivingPlan {
  const payments = choice.kind === 'plan' ? paymentsPerYear[choice.frequency] : 1;
  const yearKes = Math.round((choice.usd * rate.kes) / rate.usd);
  const eachKes = Math.ceil(yearKes / payments);
  const cents = choice.usd * 100;
  return {
    payments,
    yearKes,
    eachKes,
    overKes: payments * eachKes - yearKes,
    eachUsd: Math.round(cents / payments) / 100,
    exactUsd: cents % payments === 0,
  };
}

const planFragment = /^#?plan-([1-9]\d{0,6})-(annual|semi-annual|quarterly|monthly)$/;
const giftFragment = /^#?gift-([1-9]\d{0,6})$/;

/** The choice that a fragment names, with or without its '#'; null for any other text. */
export function choiceOf(fragment: string): GivingChoice | null {
  const [, planUsd, frequency] = planFragment.exec(fragment) ?? [];
  if (planUsd)
    return { kind: 'plan', usd: Number(planUsd), frequency: frequency as PaymentFrequency };
  const [, giftUsd] = giftFragment.exec(fragment) ?? [];
  return giftUsd ? { kind: 'gift', usd: Number(giftUsd) } : null;
}

/** '#plan-185-monthly' or '#gift-25': the choice in an address, which leads to the steps to pay it. */
export function fragmentOf(choice: GivingChoice): string {
  return choice.kind === 'plan' ? `#plan-${choice.usd}-${choice.frequency}` : `#gift-${choice.usd}`;
}
