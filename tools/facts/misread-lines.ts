/** Lines that yaml can't read, or reads otherwise than they are meant, in sentences for the home. */

type Slip = { code?: RegExp; line?: RegExp; expected: string };

/** What to write in place of a line, by the code of yaml's error and by the line. The first that fits both counts. */
const slips: readonly Slip[] = [
  {
    line: /^(?:- )?(?:[\w-]+: +)?\{/,
    expected: 'quotation marks around a text that begins with {',
  },
  { code: /^DUPLICATE_KEY/, expected: 'each name once' },
  { code: /^UNEXPECTED_TOKEN/, line: /'/, expected: 'the curly ’ inside a text' },
  { line: /: .*: /, expected: 'quotation marks around a text with ": "' },
  { line: /^[\w-]+:\S/, expected: 'a space after the colon' },
  {
    code: /INDENT|^BLOCK|^MISSING_CHAR/,
    expected:
      'it to begin exactly below the other lines of its group, with "- " before each entry of a list. If it does, the line above or below does not',
  },
  { expected: '"name: value"' },
];

/** The line that yaml could not read. `code` and `named`, the index of a line, are those of yaml's error. */
export function unreadLine(
  file: string,
  lines: readonly string[],
  code: string,
  named: number,
): string {
  const unclosed = lines.findIndex((it) => openQuote.test(it));
  if (unclosed >= 0)
    return unreadAt(file, lines, unclosed, 'the same quotation mark at its end, or none');
  const index = named + (isNextTooDeep(lines, named) ? 1 : 0);
  const line = lines[index]?.trim() ?? '';
  const slip = slips.find((it) => (it.code?.test(code) ?? true) && (it.line?.test(line) ?? true));
  return unreadAt(file, lines, index, slip?.expected ?? '');
}

function unreadAt(file: string, lines: readonly string[], index: number, expected: string): string {
  return `${file}:${index + 1}: "${lines[index]?.trim() ?? ''}" cannot be read; expected ${expected}`;
}

/** A fact stands on one line. A text that does not end there also breaks the lines below. */
const openQuote = /^[^#'"]*[:-] +(['"])(?!.*\1\s*$)/;

/** yaml takes a line that begins further in than a value for a part of that value, and names the line of the value. */
function isNextTooDeep(lines: readonly string[], index: number): boolean {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  const hasValue = /: +\S/.test(line);
  return hasValue && indentOf(next) > indentOf(line);
}

/** How far in the name or the value begins. A list's hyphen counts as indentation, as for yaml. */
function indentOf(line: string): number {
  return line.search(/[^\s-]/);
}

/** Where yaml needs an ordinary space, it takes no tab and no no-break space, and its message is about another line. */
const hiddenSpace =
  /^[ -]*[\t\u00A0\u202F\u200B]|^[ -]*[\w-]+:[^\S \r\n]|^[ -]*[\w-]+: +[\t\u00A0\u202F\u200B]/;

export function hiddenSpaces(file: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) =>
    hiddenSpace.test(line)
      ? [
          `${file}:${index + 1}: "${line.trim()}" holds a tab or another space that is no ordinary one, perhaps pasted; expected ordinary spaces before the name and after the colon`,
        ]
      : [],
  );
}

/** yaml reads the text before a # and drops the rest of the line: `name: Builders #1`. */
const hashInText = /^\s*(?:- )?(?:[\w -]+: +)?[^\s#'"].*\s#/;

export function textsCutAtHash(file: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) =>
    hashInText.test(line)
      ? [
          `${file}:${index + 1}: "${line.trim()}" is read only up to the #; expected quotation marks around a text with #, and a comment on its own line`,
        ]
      : [],
  );
}
