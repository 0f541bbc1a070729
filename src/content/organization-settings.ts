import { home, payments } from '#facts';

/**
 * What only the home knows. Where a value is null, the home has not said, and pages say whom to ask or leave it out.
 * Where it is '', there is none.
 */

export type BankSettings = Partial<NonNullable<typeof payments.bank>>;

/** Empty without a bank. */
export const bankSettings: BankSettings = payments.bank ?? {};

export const organizationSettings = {
  /** What M-PESA shows before the payer confirms. */
  paybillName: payments.mpesa.nameShown,
  mpesaFeePaidBy: payments.mpesa.feePaidBy,
  /** Digits only, with the country code. */
  whatsApp: home.whatsApp,
  /** Whether the first phone takes text messages. */
  textMessages: home.textMessages ?? true,
  /** Whether Contact has its form. */
  contactForm: home.contactForm ?? true,
  /** Days without visiting hours, such as '2026-12-12'; [] for none. */
  publicHolidays: home.publicHolidays,
  /** A sentence: what a monthly sponsorship pays for beyond the school fees. */
  beyondFees: payments.sponsorshipPerMonth.beyondFees,
  /** The day on which two people last compared the payment details with the bank's and M-PESA's own paper. */
  detailsChecked: payments.detailsChecked,
};
