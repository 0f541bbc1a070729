/**
 * Facts about receiving gifts that only the home knows. While a value is null, the pages say whom to ask or leave it
 * out, and `npm run launch-check` lists it. Payment numbers are in payments.ts.
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

export const bankSettings: BankSettings = Object.freeze({
  name: null,
  branch: null,
  bankCode: null,
  branchCode: null,
  bic: null,
  address: null,
  beneficiaryAddress: null,
});

export type HomeSettings = {
  /** What M-PESA shows before the payer confirms. */
  paybillName: string | null;
  mpesaFeePaidBy: 'giver' | 'home' | null;
  /** Digits only: 254 and nine more. */
  whatsApp: string | null;
  /** Days without visiting hours, such as '2026-12-12'; [] for none. */
  publicHolidays: readonly string[] | null;
  /** A sentence: what a monthly sponsorship pays for beyond the school fees. */
  beyondFees: string | null;
  /** The day on which two people last compared the payment details with the bank's and M-PESA's own paper. */
  detailsChecked: string | null;
};

export const homeSettings: HomeSettings = Object.freeze({
  paybillName: null,
  mpesaFeePaidBy: null,
  whatsApp: null,
  publicHolidays: null,
  beyondFees: null,
  detailsChecked: null,
});
