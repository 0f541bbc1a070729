import { aGift } from '../content/page-texts/give.ts';
import { purposeOf } from '../content/purposes.ts';
import type { GivingChoice } from '../lib/giving-choice.ts';
import { planOf, sumText } from './giving-plan.ts';
import { howOften } from './payment-words.ts';

/** "A child’s year at school: KSH 2,000 every month." */
export function sharedText(choice: GivingChoice): string {
  const plan = planOf(choice);
  const what = choice.kind === 'gift' && choice.own ? aGift : purposeOf(choice);
  const often = choice.kind === 'plan' ? ` ${howOften[choice.frequency]}` : '';
  return `${what}: ${sumText(plan, 'each', plan.first)}${often}.`;
}
