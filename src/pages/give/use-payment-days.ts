import { useMemo, useState } from 'react';
import type { Values } from '../../forms/fields.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { firstOfNextMonth, listPaymentDays, paymentDaysFrom } from '../../giving/payment-days.ts';
import { planOf } from '../../giving/giving-plan.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { localDay, weekdayOf } from '../../lib/days.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';

export type PaymentDaysChoice = ReturnType<typeof usePaymentDays>;

/**
 * ISO dates in the visitor's calendar, from the day in the field on. The page writes the first of next month. Before
 * hydration and without a day from today on, `days` is null and `list` empty.
 */
export function usePaymentDays(choice: GivingChoice | null) {
  const minute = useMinute();
  const today = minute === null ? null : localDay(new Date(minute));
  // A day that was shown stays until it is over.
  const [first, setFirst] = useState<string | null>(null);
  if (today !== null && (first === null || first < today)) setFirst(firstOfNextMonth(today));
  const { props, values } = useTypedFields<HTMLDivElement>('payment-days', {
    page: useMemo(
      () => (first === null ? null : (typed: Values) => ({ firstPayment: first, ...typed })),
      [first],
    ),
    start: (kept, found) => withoutPastDay({ ...kept, ...found }),
  });

  const chosen = values?.['firstPayment'] ?? '';
  const insteadOfMissing = values?.['insteadOfMissing'] === '28' ? '28' : 'last';
  const payments = choice && planOf(choice).payments;
  const isDay = today !== null && weekdayOf(chosen) !== null && chosen >= today;
  const days =
    isDay && payments ? paymentDaysFrom({ chosen, payments, insteadOfMissing, today }) : null;
  const list = days ? listPaymentDays(days) : [];
  return { props, today, chosen, days, list };
}

/** A day chosen on an earlier visit may be over. */
function withoutPastDay({ firstPayment = '', ...others }: Values): Values {
  return firstPayment >= localDay(new Date()) ? { firstPayment, ...others } : others;
}
