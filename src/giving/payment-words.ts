import { otherCurrency, planOf, sumText } from './giving-plan.ts';
import { donationTiers } from '../content/payments.ts';
import {
  type GivingChoice,
  type PaymentFrequency,
  paymentsPerYear,
  type PlanChoice,
} from '../lib/giving-choice.ts';
import type { Currency } from '../lib/money.ts';

/** After an amount: "KSH 2,000, every month". */
export const howOften: Readonly<Record<PaymentFrequency, string>> = {
  annual: 'once a year',
  'semi-annual': 'every six months',
  quarterly: 'every three months',
  monthly: 'every month',
};

/** "12 payments of KSH 2,000", without the amount while there is no choice. */
export function paymentsOf(choice: GivingChoice | null, frequency: PaymentFrequency): string {
  const count = paymentsPerYear[frequency];
  const words = count === 1 ? '1 payment' : `${count} payments`;
  if (!choice) return words;
  const plan = planOf({ ...choice, kind: 'plan', frequency });
  return `${words} of ${sumText(plan, 'each', plan.first)}`;
}

/** Beside an amount: "about $15.42, every month, 12 times", "$185, once a year", "$50, once: a month of stationery". */
export function paymentWords(choice: GivingChoice, shown: Currency = planOf(choice).first): string {
  const plan = planOf(choice);
  const other = sumText(plan, 'each', otherCurrency(shown));
  if (choice.kind === 'plan') {
    const times = plan.payments === 1 ? '' : `, ${plan.payments} times`;
    return `${other}, ${howOften[choice.frequency]}${times}`;
  }
  const gift = choice.own
    ? undefined
    : donationTiers.find(({ amountUsd }) => amountUsd === choice.amount);
  return `${other}, once${gift ? `: ${gift.label}` : ''}`;
}

/** Below a visitor's own amount: "every month: KSH 12,000 a year, about $92.50", "once, about $3.85". */
export function ownAmountWords(choice: GivingChoice): string {
  const plan = planOf(choice);
  const often = choice.kind === 'gift' ? 'once' : howOften[choice.frequency];
  const year = plan.payments === 1 ? '' : `: ${sumText(plan, 'year', plan.first)} a year`;
  return `${often}${year}, ${sumText(plan, 'year', otherCurrency(plan.first))}`;
}

/** "KSH 2,000 every month". */
export function amountEveryTime(choice: PlanChoice): string {
  const plan = planOf(choice);
  return `${sumText(plan, 'each', plan.first)} ${howOften[choice.frequency]}`;
}
