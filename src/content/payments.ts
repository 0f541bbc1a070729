import { yearPlan } from '../lib/giving-choice.ts';
import { formatUsd } from '../lib/money.ts';
import { listedWords } from '../lib/text.ts';
import type { PhotoSlug } from './photos.generated.ts';

/** A wrong figure here sends a gift to a stranger. Tests check each one in every built page that shows it. */

export type PaymentValue = {
  id: string;
  label: string;
  /** What the phone's M-PESA menu calls it, if not by the label. */
  onPhone?: string;
  isNumber: boolean;
  /** Copied exactly as it stands here. */
  value: string;
};

export type PaymentMethod = { title: string; kind: string; values: readonly PaymentValue[] };

export type DonationTier = { amountUsd: number; label: string; photo: PhotoSlug };

export const paymentValues = Object.freeze({
  paybill: Object.freeze({
    id: 'paybill',
    label: 'Paybill number',
    onPhone: 'business number',
    isNumber: true,
    value: '177338',
  }),
  paybillAccount: Object.freeze({
    id: 'paybill-account',
    label: 'Account name',
    onPhone: 'account number',
    isNumber: false,
    value: 'MCCH',
  }),
  bankAccountName: Object.freeze({
    id: 'bank-account-name',
    label: 'Account name',
    isNumber: false,
    value: "Motherly Care Children's Home",
  }),
} as const) satisfies Record<string, PaymentValue>;

export type BankAccount = PaymentValue & {
  /** ISO codes: ['KES']. Null until the home has told. */
  currencies: readonly string[] | null;
};

/** All belong to the bank in home-settings.ts and have the account name above. */
export const bankAccounts: readonly BankAccount[] = Object.freeze([
  Object.freeze({
    id: 'bank-account',
    label: 'Account number',
    isNumber: true,
    value: '5800555002',
    currencies: null,
  }),
]);

const { paybill, paybillAccount, bankAccountName } = paymentValues;

export const payments = Object.freeze({
  mobileMoney: Object.freeze({
    title: 'M-PESA Paybill',
    kind: 'Mobile money',
    values: Object.freeze([paybill, paybillAccount]),
  }),
  bank: Object.freeze({
    title: 'Bank transfer',
    kind: 'From any bank',
    values: Object.freeze([...bankAccounts.map(accountRow), bankAccountName]),
  }),
} as const) satisfies Record<string, PaymentMethod>;

/** Labelled with the money that the account takes. */
export function accountRow({ currencies, ...account }: BankAccount): PaymentValue {
  if (!currencies) return Object.freeze(account);
  return Object.freeze({ ...account, label: `${account.label} (${listedWords(currencies)})` });
}

/** Replaces the bank's `kind` until the home has named its bank: nobody can pay without asking. */
export const callFirst = 'Call us first';

/** One child's year at school. Every page takes the fee from here. */
export const annualFees = Object.freeze({
  usd: 185,
  kes: 24_000,
  covers: Object.freeze([
    'tuition',
    'books',
    'stationery',
    'uniforms',
    'learning materials',
  ] as const),
} as const);

/** US dollars a month. */
export const sponsorshipPerMonth = Object.freeze({ fromUsd: 50, toUsd: 65 });

/** The full fees of a year. */
export const feesPlan = Object.freeze(yearPlan(annualFees.usd, 'annual'));

/** The plan that sentences with a price a month link to. */
export const monthlySponsorship = Object.freeze(
  yearPlan(12 * sponsorshipPerMonth.fromUsd, 'monthly'),
);

/** The plan in sentences to somebody in Kenya. */
export const monthlyInShillings = Object.freeze({
  kind: 'plan',
  own: true,
  currency: 'KES',
  amount: 1000,
  frequency: 'monthly',
} as const);

/** Beside each price a month, which is more than the fees. */
export const feesAlone = `School fees alone: ${formatUsd(annualFees.usd)} a year`;

export const donationTiers = Object.freeze([
  Object.freeze({ amountUsd: 25, label: 'a week of meals', photo: 'warm-meal' }),
  Object.freeze({ amountUsd: 50, label: 'a month of stationery', photo: 'books-and-pencils' }),
  Object.freeze({ amountUsd: 100, label: 'medical care', photo: 'first-aid-box' }),
  Object.freeze({
    amountUsd: annualFees.usd,
    label: 'full annual fees',
    photo: 'school-satchel',
  }),
  Object.freeze({
    amountUsd: 300,
    label: 'uniforms for multiple children',
    photo: 'school-sweaters',
  }),
] as const) satisfies readonly DonationTier[];
