/** Days are ISO dates without time or zone, such as '2026-12-01'. */
export type PaymentDays = {
  first: string;
  payments: number;
  /** On the last day of each month. Otherwise on the date of `first`, which is 1 to 28. */
  onLastDay: boolean;
};

/** Every month has it. */
const LAST_COMMON_DAY = 28;

/** The 29th, 30th or 31st. */
export function isMissingInSomeMonths(day: string): boolean {
  return dayOfMonth(day) > LAST_COMMON_DAY;
}

/**
 * A chosen day that some months lack becomes the last of its month, or the 28th. If the 28th is before `today`, it is
 * that of the next month.
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

export function listPaymentDays({ first, payments, onLastDay }: PaymentDays): string[] {
  const day = onLastDay ? 'last' : dayOfMonth(first);
  return Array.from({ length: payments }, (_payment, index) =>
    index === 0 ? first : inMonthsAfter(first, index * monthsBetween(payments), day),
  );
}

export function monthsBetween(payments: number): number {
  return 12 / payments;
}

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

/** Months count from 0. */
function partsOf(day: string): [number, number, number] {
  const date = new Date(`${day}T00:00Z`);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
}

/** Takes values out of range, as `Date` does: month 12 is next January, date 0 the last of the month before. */
function isoDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
