/** Two or more capitalised words side by side, except `allowed` phrases. A full stop, comma or number ends a name. */
export function possibleNames(text: string, allowed: readonly string[]): string[] {
  const rest = withoutPhrases(text, allowed).replaceAll(/[\s-]+/gu, ' ');
  const word = String.raw`\p{Lu}[\p{L}\p{M}'’]*[\p{L}\p{M}]`;
  return rest.match(new RegExp(String.raw`(?<![\p{L}'’])${word}(?: ${word})+`, 'gu')) ?? [];
}

/** Puts a hole in the place of each phrase, in whatever capitals, spaces and hyphens it is written. */
function withoutPhrases(text: string, phrases: readonly string[]): string {
  // Longest first: the rest of a longer phrase without a shorter one would look like a name.
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, phrase) => {
    const words = phrase
      .trim()
      .split(/[\s-]+/u)
      .map((it) => RegExp.escape(it))
      .join(String.raw`[\s-]+`);
    return rest.replaceAll(new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'giu'), '|');
  }, text);
}
