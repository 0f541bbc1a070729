import { amountLimits } from '../../content/amount-limits.ts';
import { hasBank } from '../../content/payments.ts';
import { type Choice, refusalOf } from '../../giving/choice.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';

const { KES, USD } = amountLimits;

/** A currency stands for an amount that names it while the other is chosen. */
const words: Readonly<Record<NonNullable<ReturnType<typeof refusalOf>>, string>> = {
  unreadable: 'Please write a number, such as 1,000.',
  notWhole: 'Please write a whole amount, without cents.',
  otherMoney: `We count in shillings or dollars${hasBank ? ', and the bank changes other money' : ''}.`,
  tooSmall: `The smallest amount is ${formatKes(KES.smallest)} or ${formatUsd(USD.smallest)}.`,
  tooLarge: `The largest amount is ${formatKes(KES.largest)} or ${formatUsd(USD.largest)}. For more, please call us.`,
  KES: 'From another country, please write dollars.',
  USD: 'From Kenya, please write shillings.',
};

/** Why the text in place of an amount is refused. '' if there is none. */
export function refusedAmount(choice: Choice): string {
  const refusal = refusalOf(choice);
  return refusal ? words[refusal] : '';
}
