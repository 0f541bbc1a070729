import { annualFees } from '../content/payments.ts';
import { formatKes } from '../lib/money.ts';

/** "KSH 24,000 covers tuition, books, … and learning materials for one child for a year." */
export function feesSentence(): string {
  const covers = new Intl.ListFormat('en-GB').format(annualFees.covers);
  return `${formatKes(annualFees.kes)} covers ${covers} for one child for a year.`;
}
