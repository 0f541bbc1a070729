import { MPESA_LIMIT_KES } from '../content/amount-limits.ts';
import type { GivingChoice } from '../lib/giving-choice.ts';
import type { Currency } from '../lib/money.ts';
import { type GivingPlan, planOf, sumText } from './giving-plan.ts';
import { howOften } from './payment-words.ts';

/** A key of `giftNoteTexts.paidBy`. */
export type PaidBy = 'mpesa' | 'bank' | 'abroad';

export type AmountToPay = {
  label: string;
  /** As shown: 'KSH 24,000', 'about $92.50'. */
  value: string;
  /** As a phone or a bank asks for it: '24000', '92.50'. */
  copies: string;
};

/** Whether M-PESA takes each payment. */
export function isForMpesa(choice: GivingChoice): boolean {
  return planOf(choice).each.KES <= MPESA_LIMIT_KES;
}

/** From abroad it is the whole year at once in dollars, because banks charge for each transfer. */
export function amountToPay(choice: GivingChoice, paidBy: PaidBy): AmountToPay {
  const plan = planOf(choice);
  const often = choice.kind === 'gift' ? 'once' : howOften[choice.frequency];
  if (paidBy === 'abroad') {
    const yearly = choice.kind === 'gift' ? often : howOften.annual;
    return { label: `Amount, ${yearly}`, ...shown(plan, 'year', 'USD') };
  }
  const label = paidBy === 'mpesa' ? 'Amount' : `Amount, ${often}`;
  return { label, ...shown(plan, 'each', 'KES') };
}

function shown(plan: GivingPlan, of: 'each' | 'year', currency: Currency) {
  const amount = plan[of][currency];
  const copies = Number.isInteger(amount) ? `${amount}` : amount.toFixed(2);
  return { value: sumText(plan, of, currency), copies };
}
