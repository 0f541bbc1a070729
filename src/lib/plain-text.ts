const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/**
 * Marks that change the direction of the text after them (U+202E turns "gpj.exe" round): what
 * the home reads must be what the visitor typed.
 */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** With the u flag the class matches only halves without their other half. */
const loneSurrogates = /\p{Surrogate}/gu;

/** For a field of one line: breaks become spaces, so that none can begin a new header. */
export function cleanLine(text: string): string {
  return withoutMarks(text.replaceAll(lineBreaks, ' ').replaceAll('\t', ' '))
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

/** For text of many lines: every break becomes CRLF, as RFC 6068 asks of a mail's body. */
export function cleanText(text: string): string {
  return withoutMarks(text.replaceAll(lineBreaks, '\n').replaceAll('\t', ' '))
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
    .replaceAll('\n', '\r\n');
}

/** encodeURIComponent throws on half a surrogate pair, which a cut or a paste can leave behind. */
function withoutMarks(text: string): string {
  return text.replaceAll(loneSurrogates, '\uFFFD').replaceAll(directionMarks, '');
}
