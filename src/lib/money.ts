import { groupThousands } from './group-thousands.ts';

/** US dollars: '$185', '$46.25', '$1,000'. */
export function formatUsd(usd: number): string {
  const [whole = '', cents] = (Math.round(usd * 100) / 100).toFixed(2).split('.');
  return `$${groupThousands(whole)}${cents === '00' ? '' : `.${cents}`}`;
}

/** Kenyan shillings, whole: 'KSH 24,000'. */
export function formatKes(kes: number): string {
  return `KSH ${groupThousands(kes.toFixed(0))}`;
}
