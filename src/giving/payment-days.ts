/** Days are ISO dates without time or zone, such as '2026-12-01'. */
export type PaymentDays = {
  first: string;
  /** In a year: 1, 2, 4 or 12. */
  payments: number;
  /** Whether each payment is on the last day of its month. Otherwise all are on the date of the first, 1 to 28. */
  onLastDay: boolean;
};

/** The last date that every month has. */
const LAST_COMMON_DAY = 28;

/** Whether some months lack this date: the 29th, 30th or 31st. */
export function isMissingInSomeMonths(day: string): boolean {
  return dayOfMonth(day) > LAST_COMMON_DAY;
}

/**
 * The days of a year's payments that begin on the chosen day. A day that some months lack becomes the
 * month's last one, or the 28th: of the next month where this one's is before `today`.
 */
export function paymentDaysFrom({
  chosen,
  payments,
  insteadOfMissing,
  today,
}: {
  chosen: string;
  payments: number;
  insteadOfMissing: 'last' | '28';
  today: string;
}): PaymentDays {
  if (payments === 1 || !isMissingInSomeMonths(chosen)) {
    return { first: chosen, payments, onLastDay: false };
  }
  if (insteadOfMissing === 'last') {
    return { first: inMonthsAfter(chosen, 0, 'last'), payments, onLastDay: true };
  }
  const inThisMonth = inMonthsAfter(chosen, 0, LAST_COMMON_DAY);
  const first = inThisMonth < today ? inMonthsAfter(chosen, 1, LAST_COMMON_DAY) : inThisMonth;
  return { first, payments, onLastDay: false };
}

/** Every payment day of the year, in order. */
export function listPaymentDays({ first, payments, onLastDay }: PaymentDays): string[] {
  const day = onLastDay ? 'last' : dayOfMonth(first);
  return Array.from({ length: payments }, (_payment, index) =>
    index === 0 ? first : inMonthsAfter(first, index * monthsBetween(payments), day),
  );
}

export function monthsBetween(payments: number): number {
  return 12 / payments;
}

/** The first of the month after. */
export function firstOfNextMonth(day: string): string {
  return inMonthsAfter(day, 1, 1);
}

function inMonthsAfter(day: string, months: number, date: number | 'last'): string {
  const [year, month] = partsOf(day);
  return date === 'last' ? isoDay(year, month + months + 1, 0) : isoDay(year, month + months, date);
}

function dayOfMonth(day: string): number {
  return partsOf(day)[2];
}

/** Year, month from 0, day. */
function partsOf(day: string): [number, number, number] {
  const date = new Date(`${day}T00:00Z`);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
}

/** Takes values out of range, as `Date` does: month 12 is next January, date 0 the last of the month before. */
function isoDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
