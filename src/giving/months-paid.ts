/**
 * How many whole months of a child's year at school an amount pays for, at most twelve. Rounded down: nothing is
 * promised that is not paid. `amount` and `aYear` are in the same currency.
 */
export function monthsPaid(amount: number, aYear: number): number {
  return Math.min(12, Math.floor((12 * amount) / aYear));
}
