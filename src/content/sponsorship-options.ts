import { annualFees } from './payments.ts';

export type PreferredContact = 'email' | 'phone' | 'both';
/** US dollars a year in digits, or an amount that the visitor types. */
export type SponsorshipAmount = `${number}` | 'custom';
export type PaymentFrequency = 'annual' | 'semi-annual' | 'quarterly' | 'monthly';

type Option<Value extends string> = { value: Value; label: string };

export const preferredContactOptions = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Phone' },
  { value: 'both', label: 'Both' },
] as const satisfies readonly Option<PreferredContact>[];

/** US dollars a year. The first is chosen when the form opens. */
export const sponsorshipAmountOptions = [
  { value: `${annualFees.usd}`, label: `$${annualFees.usd} a year – full annual fees` },
  { value: '100', label: '$100 a year – partial' },
  { value: '50', label: '$50 a year – basic' },
  { value: 'custom', label: 'Custom amount' },
] as const satisfies readonly Option<SponsorshipAmount>[];

/** The first is chosen when the form opens. */
export const paymentFrequencyOptions = [
  { value: 'annual', label: 'Annual (recommended)' },
  { value: 'semi-annual', label: 'Semi-annual' },
  { value: 'quarterly', label: 'Quarterly' },
  { value: 'monthly', label: 'Monthly' },
] as const satisfies readonly Option<PaymentFrequency>[];
