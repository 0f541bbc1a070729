import { groupThousands } from './money.ts';

const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Such marks turn text around: U+202E shows "gpj.exe" as "exe.jpg". */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** With the u flag the class matches only a surrogate without its pair. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Cleans a text of one line. Line breaks become spaces, so that no field can add a line to a mail. */
export function cleanLine(text: string): string {
  return withoutMarks(text.replaceAll(lineBreaks, ' ').replaceAll('\t', ' '))
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

/** Cleans a text of several lines. Line breaks become CRLF (RFC 6068, body). */
export function cleanText(text: string): string {
  return withoutMarks(text.replaceAll(lineBreaks, '\n').replaceAll('\t', ' '))
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
    .replaceAll('\n', '\r\n');
}

/** Replaces half a surrogate pair, on which encodeURIComponent throws. Cutting a text may leave one. */
function withoutMarks(text: string): string {
  return text.replaceAll(loneSurrogates, '\uFFFD').replaceAll(directionMarks, '');
}

/** 'books', 'books and meals', 'books, uniforms and meals'. Not `Intl`: see `money.ts`. */
export function listedWords(words: readonly string[], joining = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joining} ${last}` : last;
}

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'six'; digits from thirteen on: '1,234'. */
export function countWord(count: number): string {
  return numberWords[count] ?? groupThousands(`${count}`);
}

/** "The Choir's", "Students'". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

export function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
