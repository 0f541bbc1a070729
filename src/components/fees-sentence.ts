import { annualFees } from '../content/payments.ts';
import { listedWords } from '../lib/text.ts';
import { formatKes } from '../lib/money.ts';

/** "KSH 24,000 covers tuition, books, … and learning materials for one child for a year." */
export function feesSentence(): string {
  return `${formatKes(annualFees.kes)} covers ${listedWords(annualFees.covers)} for one child for a year.`;
}
