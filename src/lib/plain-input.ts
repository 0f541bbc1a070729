/** Longer than a whole message from M-PESA. To normalise much more can take minutes, and is no number anyway. */
const LONGEST = 1000;

/**
 * A number as people type or paste it, in ASCII: digits of every script ('١٥٠', '１５０'), every kind of dash
 * and space, and without the invisible marks that phones put around what is copied. Letters and signs stay. A
 * text of more than 1,000 characters is returned as it is.
 */
export function plainInput(text: string): string {
  if (text.length > LONGEST) return text;
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Nd}/gu, digitValue)
    .trim();
}

/** Unicode keeps the ten digits of a script side by side, from zero on; those of another may follow at once. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value % 10}`;
}
