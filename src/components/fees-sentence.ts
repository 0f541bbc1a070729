import { annualFees } from '../content/payments.ts';
import { formatKes, formatUsd } from '../lib/money.ts';
import { listedWords } from '../lib/text.ts';

/** "$185 (KSH 24,000) covers tuition, … and learning materials." The heading above names child and year. */
export function feesSentence(): string {
  return `${formatUsd(annualFees.usd)} (${formatKes(annualFees.kes)}) covers ${listedWords(annualFees.covers)}.`;
}
