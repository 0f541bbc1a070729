/**
 * References such as '7K2-M4S', by which the staff find a note. Five random characters and a check
 * character, so that one mistyped character or two swapped neighbours never make another reference. No
 * vowels, which could spell a word, and no 0, I, L or O, which could be misread.
 */
const characters = '123456789BCDFGHJKMNPQRSTVWXYZ';
const weights = [2, 3, 4, 5, 6];

// Bytes from here on would make the first characters likelier than the others.
const EVEN_BYTES = 256 - (256 % characters.length);

/** A new reference, from random bytes that `fill` writes; `fill` is called until they suffice. */
export function newReference(fill: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  const values: number[] = [];
  while (values.length < weights.length) {
    const bytes = new Uint8Array(16);
    fill(bytes);
    values.push(...[...bytes].filter((byte) => byte < EVEN_BYTES));
  }
  const random = values.slice(0, weights.length).map((byte) => byte % characters.length);
  const text = [...random, checkValue(random)].map((value) => characters[value]).join('');
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}

/** Whether a text can be a reference that was typed without a mistake. Case, spaces and hyphen are free. */
export function isReference(text: string): boolean {
  const typed = text.replaceAll(/[\s-]/g, '').toUpperCase().split('');
  const values = typed.map((character) => characters.indexOf(character));
  const check = values.pop();
  return values.length === weights.length && !values.includes(-1) && checkValue(values) === check;
}

function checkValue(values: readonly number[]): number {
  const sum = values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  return sum % characters.length;
}
