import { yearPlan } from '../lib/giving-choice.ts';
import { formatUsd } from '../lib/money.ts';
import { listedWords } from '../lib/text.ts';
import type { PhotoSlug } from './photos.generated.ts';

/**
 * Where money goes and what it does. A wrong figure here sends a gift to a stranger, so each value is written once and
 * frozen, and tests pin it in every built page that shows it.
 */

export type PaymentValue = {
  id: string;
  label: string;
  /** The name that the phone's M-PESA menu has for the value, if it differs from the label. */
  onPhone?: string;
  /** Whether the value is digits only. */
  isNumber: boolean;
  /** Copied to the clipboard exactly as it stands here. */
  value: string;
};

export type PaymentMethod = { title: string; kind: string; values: readonly PaymentValue[] };

export type DonationTier = { amountUsd: number; label: string; photo: PhotoSlug };

/** Each by its name; lists of them are made from these. */
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
  /** The currencies that the account takes, as ISO codes: ['KES']. Null until the home has told. */
  currencies: readonly string[] | null;
};

/** All are of the bank in home-settings.ts and have the account name above. */
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

/** The label says which money the account takes. */
export function accountRow({ currencies, ...account }: BankAccount): PaymentValue {
  if (!currencies) return Object.freeze(account);
  return Object.freeze({ ...account, label: `${account.label} (${listedWords(currencies)})` });
}

/** Stands for the bank's `kind` until the home has told which bank it is: nobody can pay without asking. */
export const callFirst = 'Call us first';

/** What one child's year at school costs, and what that pays for: every page takes the fee from here. */
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

/** What a sponsorship comes to in a month, in US dollars. */
export const sponsorshipPerMonth = Object.freeze({ fromUsd: 50, toUsd: 65 });

/** The plan that is the whole fees of a year. */
export const feesPlan = Object.freeze(yearPlan(annualFees.usd, 'annual'));

/** The plan behind sentences that name a price a month. */
export const monthlySponsorship = Object.freeze(
  yearPlan(12 * sponsorshipPerMonth.fromUsd, 'monthly'),
);

/** What a sentence names that speaks to somebody in Kenya: what leaves the phone each month. */
export const monthlyInShillings = Object.freeze({
  kind: 'plan',
  own: true,
  currency: 'KES',
  amount: 1000,
  frequency: 'monthly',
} as const);

/** Shown beside each price a month, because that is more than the fees. */
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
