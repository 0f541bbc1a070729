// One fixed locale: the prerendered page and the browser must write the same figures.
const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const centsFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** US dollars: '$185', '$46.25', '$1,000'. */
export function formatUsd(usd: number): string {
  const cents = Math.round(usd * 100);
  return cents % 100 === 0
    ? `$${wholeFormat.format(cents / 100)}`
    : `$${centsFormat.format(cents / 100)}`;
}

/** Kenyan shillings, whole: 'KSH 24,000'. */
export function formatKes(kes: number): string {
  return `KSH ${wholeFormat.format(kes)}`;
}
