import { payments } from '#facts';
import type { PaymentFrequency } from '../lib/gift.ts';
import { formatUsd } from '../lib/money.ts';
import { annualFees } from './payments.ts';

/** The visitor types an amount beside this choice. */
export const OWN_AMOUNT = 'custom';

export const preferredContactOptions = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Phone' },
  { value: 'both', label: 'Both' },
] as const;

/** US dollars a year in digits, or OWN_AMOUNT. The first is chosen at the start. */
export const sponsorshipAmountOptions = [
  amountOption(annualFees.usd, 'full fees'),
  ...payments.sponsorshipParts.map(({ dollars, name }) => amountOption(dollars, name)),
  { value: OWN_AMOUNT, label: 'Custom amount' },
] as const;

function amountOption(usd: number, words: string) {
  return { value: `${usd}`, label: `${formatUsd(usd)} a year – ${words}` };
}

/** `name` is without the recommendation. The first is chosen at the start. */
export const paymentFrequencyOptions = [
  { value: 'annual', label: 'Annual (recommended)', name: 'Annual' },
  { value: 'semi-annual', label: 'Semi-annual', name: 'Semi-annual' },
  { value: 'quarterly', label: 'Quarterly', name: 'Quarterly' },
  { value: 'monthly', label: 'Monthly', name: 'Monthly' },
] as const satisfies readonly { value: PaymentFrequency; label: string; name: string }[];
