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

/** The plans with a file of their own at `reminderPath`. */
export const offeredPlans: readonly PlanChoice[] = [
  ...plansOf(offeredAmountsUsd),
  monthlySponsorship,
];

/** All that the page has a card for. */
export const offeredChoices: readonly GivingChoice[] = [
  ...plansOf(planAmountsUsd),
  ...donationTiers.map(({ amountUsd }) => namedGift(amountUsd)),
];

/** Null for a choice that has no file. */
export function reminderPath(choice: GivingChoice): string | null {
  const fragment = fragmentOf(choice);
  const isOffered = offeredPlans.some((plan) => fragmentOf(plan) === fragment);
  return isOffered ? `/reminders/${fragment.slice(1)}.ics` : null;
}

/** The reminders of one year, or of one gift, on the days that the visitor has chosen. */
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
 * The file that the build writes. A visitor may save it years later, so its reminders have no end. They fall on the
 * first days of the calendar's quarters and halves, so every build has the same days. Each begins with the next one.
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

/** No payment numbers: a calendar keeps them when they have changed. */
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
