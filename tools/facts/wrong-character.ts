/**
 * What stands where in a text and must not: characters that nobody sees or that look like others, and broken encodings.
 * Null if all is well. It continues a sentence: `after "MCCH" stands an invisible character, U+200B: delete it`.
 */
export function wrongCharacter(text: string): string | null {
  let first: { index: number; described: string } | null = null;
  for (const [pattern, describe] of wrong) {
    const { 0: found, index } = pattern.exec(text) ?? { 0: '', index: text.length };
    if (found && index < (first?.index ?? text.length))
      first = { index, described: describe(found) };
  }
  return first && `${placeIn(text, first.index)} stands ${first.described}`;
}

/** The same for a text in which only some characters may stand. `taken` matches one of them. */
export function otherCharacter(text: string, taken: RegExp): string | null {
  let index = 0;
  for (const character of text) {
    if (!taken.test(character)) {
      const plain = plainForms[character];
      const advice = plain ? `type ${plain}` : 'type it anew in plain characters';
      return `${placeIn(text, index)} stands "${character}", ${codeOf(character)}: ${advice}`;
    }
    index += character.length;
  }
  return null;
}

/** What word processors put in the place of what is typed. */
const plainForms: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '–': '-', '—': '-' };

const typeSpace = 'type an ordinary space';

const wrong: readonly (readonly [RegExp, (found: string) => string])[] = [
  // UTF-8 that was read as Windows-1252: ’ became â€™, and ĩ became Ä©.
  [
    /â[€‚„†][^\s\p{L}]?|ï[»¿]|[ÂÃÄÅ][\u0080-\u00BF]/u,
    (it) => `"${it}", a character in a broken encoding: type it anew`,
  ],
  [/\t/, (it) => `a tab, ${codeOf(it)}: ${typeSpace}`],
  [/[\n\r\u0085\u2028\u2029]/, (it) => `a line break, ${codeOf(it)}: write it in one line`],
  [/[\u00A0\u2007\u202F]/, (it) => `a no-break space, ${codeOf(it)}: ${typeSpace}`],
  [/(?! )\p{Zs}/u, (it) => `an unusual space, ${codeOf(it)}: ${typeSpace}`],
  [/\u2011/, (it) => `a no-break hyphen, ${codeOf(it)}: type -`],
  [
    /&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i,
    (it) => `"${it}", the code of a character: type the character itself`,
  ],
  [/[\uFFFD\p{Co}\p{Cs}]/u, (it) => `a character that was lost, ${codeOf(it)}: type it anew`],
  [
    /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u,
    (it) => `an invisible character, ${codeOf(it)}: delete it`,
  ],
];

/** 'U+200B' */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The word before, or where there is none, the one behind. */
function placeIn(text: string, index: number): string {
  const [before] = /\S+(?=\s*$)/.exec(text.slice(0, index)) ?? [];
  if (before) return `after "${before}"`;
  const [behind] = /[\p{L}\p{N}]\S*/u.exec(text.slice(index + 1)) ?? [];
  return behind ? `before "${behind}"` : 'in it';
}
