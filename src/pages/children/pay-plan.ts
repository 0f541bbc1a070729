export type PayPlan = {
  /** How many payments a year. */
  payments: number;
  /** US dollars, rounded to the nearest cent. */
  eachUsd: number;
  /** Whether the payments add up to the year's amount to the cent. */
  exact: boolean;
};

/** Divides a yearly amount in US dollars into equal payments, a whole number of at least 1. */
export function payPlan({
  annualUsd,
  paymentsPerYear,
}: {
  annualUsd: number;
  paymentsPerYear: number;
}): PayPlan {
  const annualCents = Math.round(annualUsd * 100);
  return {
    payments: paymentsPerYear,
    eachUsd: Math.round(annualCents / paymentsPerYear) / 100,
    exact: annualCents % paymentsPerYear === 0,
  };
}
