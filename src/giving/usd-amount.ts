/**
 * A whole amount of US dollars from 1 to 9,999,999 as people type it: '150', '$150', '1,000', '150.00',
 * '185,00'. Also the `pattern` of the field, so that the browser and the code refuse the same.
 */
export const USD_PATTERN = String.raw`\s*\$?\s*(?=[\d,]*[1-9])(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:[.,]00)?\s*`;

/** What to type instead, in the words of the browser's own message. */
export const USD_HINT = 'Please write a whole number of US dollars, such as 150';

/** The amount in US dollars; null for anything that USD_PATTERN does not match. */
export function parseUsd(text: string): number | null {
  if (!new RegExp(`^(?:${USD_PATTERN})$`, 'u').test(text)) return null;
  return Number(text.replace(/[.,]00\s*$/, '').replaceAll(/\D/g, ''));
}
