import { planOf } from './plan-of.ts';
import { donationTiers } from '../content/payments.ts';
import { type GivingChoice, type PaymentFrequency, paymentsPerYear } from '../lib/giving-plan.ts';
import { formatKes, formatUsd } from '../lib/money.ts';

/** How often, behind an amount: "KSH 2,000, every month". */
export const howOften: Readonly<Record<PaymentFrequency, string>> = {
  annual: 'once a year',
  'semi-annual': 'every six months',
  quarterly: 'every three months',
  monthly: 'every month',
};

/** "12 payments of KSH 2,000"; without the amount while it is not known. */
export function paymentsOf(usd: number | null, frequency: PaymentFrequency): string {
  const count = paymentsPerYear[frequency];
  const words = count === 1 ? '1 payment' : `${count} payments`;
  if (usd === null) return words;
  return `${words} of ${formatKes(planOf({ kind: 'plan', usd, frequency }).eachKes)}`;
}

/** "about $15.42, every month, 12 times", "$185, once a year" or "$50, once: a month of stationery". */
export function paymentWords(choice: GivingChoice): string {
  const { payments, eachUsd, exactUsd } = planOf(choice);
  const usd = `${exactUsd ? '' : 'about '}${formatUsd(eachUsd)}`;
  if (choice.kind === 'plan') {
    return `${usd}, ${howOften[choice.frequency]}${payments === 1 ? '' : `, ${payments} times`}`;
  }
  const gift = donationTiers.find(({ amountUsd }) => amountUsd === choice.usd);
  return `${usd}, once${gift ? `: ${gift.label}` : ''}`;
}
