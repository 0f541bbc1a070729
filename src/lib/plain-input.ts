/**
 * A number as people type or paste it, in ASCII: digits of every script ('١٥٠', '１５０'), every kind of dash
 * and space, and without the invisible marks that phones put around what is copied. Letters and signs stay.
 */
export function plainInput(text: string): string {
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
