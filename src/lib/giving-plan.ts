import { partOfKes, partOfUsd, type Rate, usdInKes } from './money.ts';
import { plainInput } from './plain-input.ts';

export const paymentsPerYear = { annual: 1, 'semi-annual': 2, quarterly: 4, monthly: 12 } as const;

export type PaymentFrequency = keyof typeof paymentsPerYear;

export function isPaymentFrequency(text: string): text is PaymentFrequency {
  return Object.hasOwn(paymentsPerYear, text);
}

/** The largest amount that a field or an address takes, in US dollars. */
export const largestUsd = 9_999_999;

/** `usd` is a whole amount of US dollars from 1 to `largestUsd`: for a year in a plan, once in a gift. */
export type GivingChoice =
  | { kind: 'plan'; usd: number; frequency: PaymentFrequency }
  | { kind: 'gift'; usd: number };

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
  const yearKes = usdInKes(choice.usd, rate);
  const eachKes = partOfKes(yearKes, payments);
  return {
    payments,
    yearKes,
    eachKes,
    overKes: payments * eachKes - yearKes,
    eachUsd: partOfUsd(choice.usd, payments),
    exactUsd: (choice.usd * 100) % payments === 0,
  };
}

// Not where what follows may belong to the amount, as in '#gift-25,000' and '#gift-25.50'.
const choiceFragment =
  /^#?(?:plan-([1-9]\d*)-(annual|semi-annual|quarterly|monthly)|gift-([1-9]\d*))(?![\p{L}\p{N}_-]|[^?&]\p{N})/u;

/**
 * The choice that a fragment names, with or without its '#', and with what messengers add behind it: a full
 * stop, a bracket, '?fbclid=1'. Null for any other text.
 */
export function choiceOf(fragment: string): GivingChoice | null {
  const [, planUsd, frequency, giftUsd] = choiceFragment.exec(plainInput(decoded(fragment))) ?? [];
  const usd = Number(planUsd ?? giftUsd);
  if (!(usd <= largestUsd)) return null;
  return planUsd
    ? { kind: 'plan', usd, frequency: frequency as PaymentFrequency }
    : { kind: 'gift', usd };
}

/** The kind of choice that a fragment is about, also where it can't be read: '#gift-x'. */
export function kindOf(fragment: string): GivingChoice['kind'] | null {
  const [, kind] = /^#?(plan|gift)-/.exec(fragment) ?? [];
  return (kind as GivingChoice['kind'] | undefined) ?? null;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** '#plan-185-monthly' or '#gift-25': the choice in an address, which leads to the steps to pay it. */
export function fragmentOf(choice: GivingChoice): string {
  return choice.kind === 'plan' ? `#plan-${choice.usd}-${choice.frequency}` : `#gift-${choice.usd}`;
}
