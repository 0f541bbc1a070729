/**
 * In references such as '7K2-M4S', by which the staff find a note. Five are random, the sixth is a check character: one
 * mistyped character or two swapped neighbours never make another reference. Vowels could spell a word; 0, I, L and O
 * could be misread.
 */
const characters = '123456789BCDFGHJKMNPQRSTVWXYZ';
const weights = [2, 3, 4, 5, 6];

// From here on bytes would make the first characters likelier.
const EVEN_BYTES = 256 - (256 % characters.length);

/** `fill` writes random bytes. It is called until they suffice. */
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

/** Case, spaces and hyphen are free. */
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
