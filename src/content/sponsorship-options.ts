import type { PaymentFrequency } from '../lib/giving-choice.ts';
import { formatUsd } from '../lib/money.ts';
import { annualFees, monthlySponsorship, sponsorshipPerMonth } from './payments.ts';
import { planName } from './purposes.ts';

/** The visitor types an amount beside this choice. */
export const OWN_AMOUNT = 'custom';

/** A card uses `name`, because it shows amount and recommendation elsewhere. */
type CardOption<Value extends string> = { value: Value; label: string; name: string };

export const preferredContactOptions = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Phone' },
  { value: 'both', label: 'Both' },
] as const;

/** Describes an amount below the full fees. */
export const partOfFees = 'part of the fees';

/** US dollars a year in digits, or OWN_AMOUNT. The first is chosen at the start. */
export const sponsorshipAmountOptions = [
  amountOption(annualFees.usd, 'full annual fees', 'Full annual fees'),
  amountOption(100, 'partial', 'Partial support'),
  amountOption(50, 'basic', 'Basic support'),
  { value: OWN_AMOUNT, label: 'Custom amount', name: 'Your own amount' },
] as const satisfies readonly CardOption<`${number}` | typeof OWN_AMOUNT>[];

function amountOption(usd: number, words: string, name: string): CardOption<`${number}`> {
  return { value: `${usd}`, label: `${formatUsd(usd)} – ${words}`, name };
}

/** US dollars a year, on the sponsorship form and How to give. */
export const offeredAmountsUsd: readonly number[] = sponsorshipAmountOptions.flatMap(({ value }) =>
  value === OWN_AMOUNT ? [] : [Number(value)],
);

/** US dollars a year, on How to give only. */
export const morePlans: readonly { usd: number; frequency: PaymentFrequency; name: string }[] = [
  { usd: 2 * annualFees.usd, frequency: 'annual', name: planName(2 * annualFees.usd) },
  {
    usd: monthlySponsorship.amount,
    frequency: monthlySponsorship.frequency,
    name: `Monthly sponsorship, from ${formatUsd(sponsorshipPerMonth.fromUsd)} a month`,
  },
];

/** US dollars a year, all on How to give. */
export const planAmountsUsd: readonly number[] = [
  ...offeredAmountsUsd,
  ...morePlans.map(({ usd }) => usd),
];

/** The first is chosen at the start. */
export const paymentFrequencyOptions = [
  { value: 'annual', label: 'Annual (recommended)', name: 'Annual' },
  { value: 'semi-annual', label: 'Semi-annual', name: 'Semi-annual' },
  { value: 'quarterly', label: 'Quarterly', name: 'Quarterly' },
  { value: 'monthly', label: 'Monthly', name: 'Monthly' },
] as const satisfies readonly CardOption<PaymentFrequency>[];
