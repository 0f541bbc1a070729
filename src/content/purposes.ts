import type { GivingChoice } from '../lib/giving-choice.ts';
import { countWord, sentenceCase } from '../lib/text.ts';
import { annualFees, donationTiers } from './payments.ts';
import { programs } from './programs.ts';

/** The first is chosen by default. */
export const giftPurposes = {
  mostNeeded: 'Where it is needed most',
  schoolYear: 'A child’s year at school',
  /** For less than the full fees. */
  supportsYear: 'Support for a child’s year at school',
  /** For more than the full fees. */
  sponsorship: 'A sponsorship of a child',
} as const;

/** Names a plan by how much of the fees it covers. */
export function planName(usd: number): string {
  const children = usd / annualFees.usd;
  if (children < 1) return giftPurposes.supportsYear;
  if (children === 1) return giftPurposes.schoolYear;
  return Number.isInteger(children)
    ? `School fees for ${countWord(children)} children`
    : giftPurposes.sponsorship;
}

/** A typed amount never gets the purpose of an offered one, even if they are equal. */
export function purposeOf({ kind, own, amount }: GivingChoice): string {
  if (own) return kind === 'plan' ? giftPurposes.supportsYear : giftPurposes.mostNeeded;
  if (kind === 'plan' || amount === annualFees.usd) return planName(amount);
  const tier = donationTiers.find(({ amountUsd }) => amountUsd === amount);
  return tier ? sentenceCase(tier.label) : giftPurposes.mostNeeded;
}

/** The purposes that the note offers. */
export const allPurposes: readonly string[] = [
  ...Object.values(giftPurposes),
  planName(2 * annualFees.usd),
  ...donationTiers
    .filter(({ amountUsd }) => amountUsd !== annualFees.usd)
    .map(({ label }) => sentenceCase(label)),
  ...programs.map(({ title }) => `Program: ${title}`),
];
