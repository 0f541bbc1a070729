import { useState } from 'react';
import { planOf } from '../../giving/plan-of.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import type { GivingChoice } from '../../lib/giving-plan.ts';
import { localDay, weekdayOf } from '../../lib/days.ts';
import { firstOfNextMonth, listPaymentDays, paymentDaysFrom } from '../../giving/payment-days.ts';

export type PaymentDaysChoice = ReturnType<typeof usePaymentDays>;

/** The one that the field begins with. */
export function firstDay(now: Date): string {
  return firstOfNextMonth(localDay(now));
}

/**
 * When the visitor pays: from the chosen day on, and until one is chosen from the first of next month, in
 * their own calendar, computed again when the page is shown again. Days are ISO dates; `days` is null and
 * `list` empty before hydration and while the field holds no day from today on.
 */
export function usePaymentDays(choice: GivingChoice | null) {
  const [picked, setPicked] = useState<string | null>(null);
  const [insteadOfMissing, setInsteadOfMissing] = useState<'last' | '28'>('last');
  const minute = useMinute();
  const today = minute === null ? null : localDay(new Date(minute));
  const chosen = picked ?? (minute === null ? '' : firstDay(new Date(minute)));
  const payments = choice && planOf(choice).payments;
  const isDay = today !== null && weekdayOf(chosen) !== null && chosen >= today;
  const days =
    isDay && payments ? paymentDaysFrom({ chosen, payments, insteadOfMissing, today }) : null;
  const list = days ? listPaymentDays(days) : [];
  return { today, chosen, days, list, setPicked, insteadOfMissing, setInsteadOfMissing };
}
