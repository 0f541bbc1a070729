import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { readFields, writeFields } from '../../browser/field-values.ts';
import { firstOfNextMonth, listPaymentDays, paymentDaysFrom } from '../../giving/payment-days.ts';
import { planOf } from '../../giving/giving-plan.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { localDay, weekdayOf } from '../../lib/days.ts';
import type { GivingChoice } from '../../lib/giving-choice.ts';

export type PaymentDaysChoice = ReturnType<typeof usePaymentDays>;

/** Of the two fields, which hold what the visitor chooses. */
const noFields = { firstPayment: '', insteadOfMissing: 'last' };

/** Kept while the visitor is on other pages of the site, as the choice is; empty in a document that was just loaded. */
let kept: Partial<typeof noFields> = {};

/**
 * When the visitor pays: from the day in the field on, in their own calendar. The field begins with the first of
 * next month, and that day stays until it is over. Days are ISO dates; `days` is null and `list` empty before
 * hydration and while the field holds no day from today on.
 */
export function usePaymentDays(choice: GivingChoice | null) {
  const container = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState(noFields);
  const minute = useMinute();
  const today = minute === null ? null : localDay(new Date(minute));
  const written = useRef<string | null>(null);
  const read = useCallback(() => {
    const found = { ...noFields, ...(container.current && readFields(container.current)) };
    kept = found;
    setFields(found);
    return found.firstPayment;
  }, []);
  useLayoutEffect(() => {
    if (today === null || container.current === null) return;
    writeFields(container.current, kept);
    const day = read();
    // One that the browser has filled in again may be over as well.
    const isWritten = day === (written.current ?? day);
    if (!isWritten || day >= today) return;
    written.current = firstOfNextMonth(today);
    writeFields(container.current, { firstPayment: written.current });
    read();
  }, [today, read]);

  const { firstPayment: chosen } = fields;
  const insteadOfMissing = fields.insteadOfMissing === '28' ? '28' : 'last';
  const payments = choice && planOf(choice).payments;
  const isDay = today !== null && weekdayOf(chosen) !== null && chosen >= today;
  const days =
    isDay && payments ? paymentDaysFrom({ chosen, payments, insteadOfMissing, today }) : null;
  const list = days ? listPaymentDays(days) : [];
  return { container, today, chosen, days, list, onChange: () => void read() };
}
