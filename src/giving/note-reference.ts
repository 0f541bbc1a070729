/** Without vowels, which could spell a word, and without 0, I, L and O, which could be misread. */
const characters = '123456789BCDFGHJKMNPQRSTVWXYZ';

/** Such as '7K2-M4S', short enough to read aloud on the phone. Null in a browser without secure random numbers. */
export function newReference(): string | null {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return null;
  // Of 32 bits the remainder is even enough.
  const values = crypto.getRandomValues(new Uint32Array(6));
  const text = Array.from(values, (value) => characters[value % characters.length]).join('');
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}
