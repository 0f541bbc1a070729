import { home, payments } from '#facts';

/**
 * What only the home knows. Where a value is null, the home has not said, and pages say whom to ask or leave it out.
 * Where it is '', there is none.
 */

export type BankSettings = {
  name: string | null;
  branch: string | null;
  /** Two digits. */
  bankCode: string | null;
  /** Three digits. */
  branchCode: string | null;
  /** SWIFT code of Kenya: 8 or 11 characters. */
  bic: string | null;
  address: string | null;
  /** Street and town, for banks abroad. */
  beneficiaryAddress: string | null;
};

export const bankSettings: BankSettings = payments.bank ?? {
  name: '',
  branch: '',
  bankCode: '',
  branchCode: '',
  bic: '',
  address: '',
  beneficiaryAddress: '',
};

export type HomeSettings = {
  /** What M-PESA shows before the payer confirms. */
  paybillName: string | null;
  mpesaFeePaidBy: 'giver' | 'home' | null;
  /** Digits only, with the country code. */
  whatsApp: string | null;
  /** Whether the first phone takes text messages. */
  textMessages: boolean;
  /** Whether Contact has its form. */
  contactForm: boolean;
  /** Days without visiting hours, such as '2026-12-12'; [] for none. */
  publicHolidays: readonly string[] | null;
  /** A sentence: what a monthly sponsorship pays for beyond the school fees. */
  beyondFees: string | null;
  /** The day on which two people last compared the payment details with the bank's and M-PESA's own paper. */
  detailsChecked: string | null;
};

export const homeSettings: HomeSettings = {
  paybillName: payments.mpesa.nameShown,
  mpesaFeePaidBy: payments.mpesa.feePaidBy,
  whatsApp: home.whatsApp,
  textMessages: home.textMessages ?? true,
  contactForm: home.contactForm ?? true,
  publicHolidays: home.publicHolidays,
  beyondFees: payments.sponsorshipPerMonth.beyondFees,
  detailsChecked: payments.detailsChecked,
};
