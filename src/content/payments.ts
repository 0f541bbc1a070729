import { payments } from '#facts';
import { type Gift, MOST_NEEDED, SCHOOL } from '../lib/gift.ts';
import { type Currency, formatUsd, pricedInKes } from '../lib/money.ts';
import { listedWords } from '../lib/text.ts';
import type { PhotoSlug } from './photos.generated.ts';

/** A wrong figure here sends a gift to a stranger. What can change is in facts/payments.yaml. */

export type PaymentDetail = {
  id: string;
  label: string;
  /** What the phone's M-PESA menu calls it, if not by the label. */
  onPhone?: string;
  /** Copied exactly as it stands here. */
  value: string;
};

export type PaymentMethod = { title: string; kind: string; details: readonly PaymentDetail[] };

export const paymentDetails = {
  paybill: {
    id: 'paybill',
    label: 'Paybill number',
    onPhone: 'business number',
    value: payments.mpesa.paybill,
  },
  paybillAccount: {
    id: 'paybill-account',
    label: 'Account name',
    onPhone: 'account number',
    value: payments.mpesa.account,
  },
  bankAccountName: {
    id: 'bank-account-name',
    label: 'Account name',
    value: payments.bank?.accountName ?? '',
  },
} as const satisfies Record<string, PaymentDetail>;

export type BankAccount = PaymentDetail & {
  /** ISO codes: ['KES']. Null until the home has told. */
  currencies: readonly string[] | null;
};

/** All belong to the bank in organization-settings.ts and have the account name above. */
export const bankAccounts: readonly BankAccount[] = (payments.bank?.accounts ?? []).map(
  ({ number, currencies }, index) => ({
    id: index === 0 ? 'bank-account' : `bank-account-${index + 1}`,
    label: 'Account number',
    value: number,
    currencies,
  }),
);

/** A home without a bank account takes gifts by M-PESA alone. */
export const hasBank = bankAccounts.length > 0;

const { paybill, paybillAccount, bankAccountName } = paymentDetails;

export const paymentMethods = {
  mobileMoney: {
    title: 'M-PESA Paybill',
    kind: 'Mobile money',
    details: [paybill, paybillAccount],
  },
  bank: {
    title: 'Bank transfer',
    kind: 'From any bank',
    details: hasBank ? [...bankAccounts.map(accountRow), bankAccountName] : [],
  },
} as const satisfies Record<string, PaymentMethod>;

/** Labelled with the money that the account takes. */
function accountRow({ currencies, ...account }: BankAccount): PaymentDetail {
  if (!currencies) return account;
  return { ...account, label: `${account.label} (${listedWords(currencies)})` };
}

/** The ways to pay, in a sentence: "Pay by …". */
export const waysToPay = hasBank ? 'M-PESA or bank transfer' : 'M-PESA';

/** Replaces the bank's `kind` until the home has named its bank: nobody can pay without asking. */
export const callFirst = 'Call us first';

const { dollars, shillings, covers } = payments.schoolFees;

/** One child's year at school. Every page takes the fee from here. */
export const annualFees = { usd: dollars, kes: shillings, covers } as const;

const { from, to } = payments.sponsorshipPerMonth;

/** US dollars a month. */
const sponsorshipPerMonth = { fromUsd: from, toUsd: to } as const;

/** The full fees, once a year. */
export const yearOfFees: Gift = {
  currency: 'KES',
  amount: annualFees.kes,
  often: 'annual',
  purpose: SCHOOL,
};

/** Sentences with a price a month link to it. */
export const monthlySponsorship: Gift = {
  currency: 'USD',
  amount: sponsorshipPerMonth.fromUsd,
  often: 'monthly',
  purpose: SCHOOL,
};

/** The monthly gift that texts name to somebody in Kenya. */
export const monthlyInShillings: Gift = {
  currency: 'KES',
  amount: payments.monthlyInShillings,
  often: 'monthly',
  purpose: MOST_NEEDED,
};

/** Beside each price a month, which is more than the fees. */
export const feesAlone = `School fees alone: ${formatUsd(annualFees.usd)} a year`;

/** What the specification calls an entry of `gifts` in facts/payments.yaml. */
export type DonationTier = {
  /** An id of `src/giving/purposes.ts`. */
  id: string;
  prices: Readonly<Record<Currency, number>>;
  /** For how many children it is. Null until the home has told. */
  serves: number | null;
  /** What the price pays for: 'a week of meals'. */
  label: string;
  /** Where the amount is not the price: 'meals'. */
  things: string;
  /** What can be counted: 'a week', 'weeks'. Null if the gift is given whole or in parts. */
  unit: { one: string; many: string } | null;
  photo: PhotoSlug | null;
};

export const donationTiers: readonly DonationTier[] = payments.gifts.map((gift) => {
  const { id, priceUsd, shillings, serves, for: things, unit: one, units: many, photo } = gift;
  const unit = one && many ? { one, many } : null;
  return {
    id,
    prices: {
      KES: id === SCHOOL ? annualFees.kes : (shillings ?? pricedInKes(priceUsd, annualFees)),
      USD: priceUsd,
    },
    serves: serves ?? null,
    label: unit ? `${unit.one} of ${things}` : things,
    things,
    unit,
    photo: photo ?? null,
  };
});
