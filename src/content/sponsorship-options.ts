import type { PaymentFrequency } from '../lib/gift.ts';
import { formatUsd } from '../lib/money.ts';
import { annualFees } from './payments.ts';

/** The visitor types an amount beside this choice. */
export const OWN_AMOUNT = 'custom';

/** A card uses `name`, because it shows amount and recommendation elsewhere. */
type CardOption<Value extends string> = { value: Value; label: string; name: string };

export const preferredContactOptions = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Phone' },
  { value: 'both', label: 'Both' },
] as const;

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

/** The first is chosen at the start. */
export const paymentFrequencyOptions = [
  { value: 'annual', label: 'Annual (recommended)', name: 'Annual' },
  { value: 'semi-annual', label: 'Semi-annual', name: 'Semi-annual' },
  { value: 'quarterly', label: 'Quarterly', name: 'Quarterly' },
  { value: 'monthly', label: 'Monthly', name: 'Monthly' },
] as const satisfies readonly CardOption<PaymentFrequency>[];
