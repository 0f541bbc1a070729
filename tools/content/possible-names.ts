/** Two or more capitalised words side by side, except `allowed` phrases. A full stop, comma or number ends a name. */
export function possibleNames(text: string, allowed: readonly string[]): string[] {
  let rest = text.replaceAll(/[\s-]+/gu, ' ');
  for (const phrase of allowed) {
    const words = phrase
      .trim()
      .split(/[\s-]+/u)
      .map((it) => RegExp.escape(it))
      .join(' ');
    rest = rest.replaceAll(new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'giu'), '|');
  }
  const word = String.raw`\p{Lu}[\p{L}\p{M}'’]*[\p{L}\p{M}]`;
  return rest.match(new RegExp(String.raw`(?<![\p{L}'’])${word}(?: ${word})+`, 'gu')) ?? [];
}
