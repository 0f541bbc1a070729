import { reminderTexts } from '../content/messages.ts';
import { organization } from '../content/organization.ts';
import { donationTiers, monthlySponsorship } from '../content/payments.ts';
import { purposeOf } from '../content/purposes.ts';
import {
  offeredAmountsUsd,
  paymentFrequencyOptions,
  planAmountsUsd,
} from '../content/sponsorship-options.ts';
import {
  fragmentOf,
  type GivingChoice,
  namedGift,
  paymentsPerYear,
  type PlanChoice,
  yearPlan,
} from '../lib/giving-choice.ts';
import { firstOfNextMonth, monthsBetween, type PaymentDays } from './payment-days.ts';
import { reminderFile } from './reminder-file.ts';
import { otherCurrency, planOf, sumText } from './giving-plan.ts';

const plansOf = (amounts: readonly number[]): PlanChoice[] =>
  amounts.flatMap((usd) => paymentFrequencyOptions.map(({ value }) => yearPlan(usd, value)));

/** Each has a file at `reminderPath`. */
export const offeredPlans: readonly PlanChoice[] = [
  ...plansOf(offeredAmountsUsd),
  monthlySponsorship,
];

/** Each has a card on the page. */
export const offeredChoices: readonly GivingChoice[] = [
  ...plansOf(planAmountsUsd),
  ...donationTiers.map(({ amountUsd }) => namedGift(amountUsd)),
];

/** Null if the choice has no file. */
export function reminderPath(choice: GivingChoice): string | null {
  const fragment = fragmentOf(choice);
  const isOffered = offeredPlans.some((plan) => fragmentOf(plan) === fragment);
  return isOffered ? `/reminders/${fragment.slice(1)}.ics` : null;
}

/** For one year, or one gift. */
export function reminderOfYear(choice: GivingChoice, days: PaymentDays): string {
  const last = days.onLastDay ? '-last' : '';
  return reminderFile({
    ...wordsOf(choice, 'year'),
    uid: `${fragmentOf(choice).slice(1)}-${days.first}${last}@${host()}`,
    days,
    made: new Date(),
  });
}

/**
 * For the file that the build writes. It has no end, because a visitor may save it years later. The days are the first
 * of the calendar's quarters and halves, so they are the same in every build.
 */
export function reminderWithoutEnd(plan: PlanChoice, built: Date): string {
  const payments = paymentsPerYear[plan.frequency];
  let first = firstOfNextMonth(built.toISOString().slice(0, 10));
  while ((Number(first.slice(5, 7)) - 1) % monthsBetween(payments) !== 0)
    first = firstOfNextMonth(first);
  return reminderFile({
    ...wordsOf(plan, 'always'),
    uid: `${fragmentOf(plan).slice(1)}@${host()}`,
    days: { first, payments, onLastDay: false },
    made: built,
  });
}

/** Without payment numbers: a calendar would keep them after they have changed. */
function wordsOf(choice: GivingChoice, repeats: 'year' | 'always') {
  const { title, gift, aYear, each, howToGive } = reminderTexts;
  const plan = planOf(choice);
  const { payments, first } = plan;
  const address = `${organization.siteUrl}/give${fragmentOf(choice)}`;
  const sum = sumText(plan, 'each', first);
  const amount = `${sum} (${sumText(plan, 'each', otherCurrency(first))})`;
  const often = `${reminderTexts.payments(payments)}${repeats === 'always' ? aYear : ''}`;
  const what =
    choice.kind === 'gift'
      ? `${choice.own ? gift : purposeOf(choice)}: ${amount}.`
      : `${purposeOf(choice)}, in ${often}: ${amount}${payments === 1 ? '' : each}.`;
  return {
    title: `${title}: ${sum}`,
    text: `${what}\n${howToGive} ${address}`,
    address,
    repeats,
  };
}

function host(): string {
  return new URL(organization.siteUrl).host;
}
