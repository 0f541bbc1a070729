/** Longer than a whole message of M-PESA. Normalising much more can take minutes. */
const LONGEST = 1000;

/**
 * A typed or pasted number in ASCII: digits of every script ('١٥٠', '１５０'), all dashes and spaces, without invisible
 * marks. Letters and signs stay, and so do '²' and '½', which are no digits. A longer text is returned as it is.
 */
export function plainInput(text: string): string {
  if (text.length > LONGEST) return text;
  return text
    .replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Nd}/gu, digitValue)
    .trim();
}

/** In Unicode the ten digits of a script follow each other from zero. Those of another script may come next. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value % 10}`;
}
