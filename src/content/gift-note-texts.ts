import { annualFees, donationTiers } from './payments.ts';

/** The note by which a giver tells the home of a payment, on How to give. */
export const giftNoteTexts = {
  title: 'Tell us',
  lead: 'Then we know whose gift it is, and what it is for.',
  form: 'I have paid',
  panel: 'Your note',
  subject: 'Gift note',
  notReceipt: 'This is a note, not a receipt.',
  notStored: 'Nothing of it is stored on this site.',
  /** What section 29 of Kenya's Data Protection Act (2019) asks to be said before anybody writes it. */
  dataProtection:
    'The home gets this note, to find your gift and to answer you. The app that you choose carries it. You need not write it: your gift counts without it, but then we may not learn whose it is. You may ask us what we hold about you, and to correct or delete it.',
  codeHint: 'The code alone: the rest of the message shows your balance.',
  noCode: 'There is no code in this text, so it is left out of the note.',
} as const;

/** The first is chosen until the visitor or the plan above says otherwise. */
export const giftPurposes = {
  mostNeeded: 'Where it is needed most',
  schoolYear: 'A child’s year at school',
} as const;

/** What a single gift of so many dollars is for. */
export function purposeOfGift(usd: number): string {
  if (usd === annualFees.usd) return giftPurposes.schoolYear;
  const tier = donationTiers.find(({ amountUsd }) => amountUsd === usd);
  return tier ? sentenceCase(tier.label) : giftPurposes.mostNeeded;
}

export const allPurposes: readonly string[] = [
  ...Object.values(giftPurposes),
  ...donationTiers
    .filter(({ amountUsd }) => amountUsd !== annualFees.usd)
    .map(({ label }) => sentenceCase(label)),
];

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
