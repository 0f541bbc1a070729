/** 'books', 'books and meals', 'books, uniforms and meals'. Not by `Intl`: see `group-thousands.ts`. */
export function listedWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
