/**
 * Facts about receiving gifts that only the home knows. Until it supplies one, the value is null: the pages
 * say whom to ask, or leave it out, and `npm run launch-check` lists it. Payment numbers are in payments.ts.
 */

export type BankSettings = {
  name: string | null;
  branch: string | null;
  /** Two digits. */
  bankCode: string | null;
  /** Three digits. */
  branchCode: string | null;
  /** The SWIFT code: 8 or 11 characters, of Kenya. */
  bic: string | null;
  address: string | null;
  /** The home's street and town, which banks abroad ask for. */
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
  /** The name that M-PESA shows before a payment to the paybill is confirmed. */
  paybillName: string | null;
  /** Who pays the M-PESA fee. */
  mpesaFeePaidBy: 'giver' | 'home' | null;
  /** In digits: 254 and nine more. */
  whatsApp: string | null;
  /** Days without visiting hours, as year-month-day; [] for none. */
  publicHolidays: readonly string[] | null;
  /** What a monthly sponsorship pays for beyond the school fees: a sentence. */
  beyondFees: string | null;
  /** The day on which two people last read the payment details from the bank's and M-PESA's own paper. */
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
