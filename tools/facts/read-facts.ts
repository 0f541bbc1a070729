import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { fieldOf } from '../content/content-values.ts';
import { schemaProblems } from '../content/forms.ts';
import { report } from '../report.ts';
import { type FactWords, completed, nameOfFact, unknownNames } from './fact-words.ts';
import { type Facts, schemas } from './schema.ts';

export type FactsName = keyof Facts;

export const factsNames = Object.keys(schemas) as FactsName[];

export const homesFacts = 'src/content/facts';

/** Tests have facts of their own: a changed price, hour or phone of the home fails no test of the code. */
export const factsOfTests = 'tests/facts';

/** Throws with the problems, one a line, as "file:line: field is …; expected …". */
export function readFacts(folder: string): Facts & { fact: FactWords } {
  const read = factsNames.map((name) => [name, readFile(folder, name)] as const);
  const problems = read.flatMap(([, { problems }]) => problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return completed(Object.fromEntries(read.map(([name, { facts }]) => [name, facts])) as Facts);
}

export function factProblems(folder: string): string[] {
  return factsNames.flatMap((name) => readFile(folder, name).problems);
}

/** As they stand in the files, by file: each value is a text. */
export function writtenFacts(folder: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    factsNames.map((it) => [`${folder}/${it}.yaml`, { [it]: readFile(folder, it).written }]),
  );
}

/** What to write where yaml can't read a line. Each is tested against the code of its error, a space and the line. */
const slips: readonly [slip: RegExp, expected: string][] = [
  [/^\S+ (?:- )?(?:[\w-]+: +)?\{/, 'quotation marks around a text that begins with {'],
  [/^DUPLICATE_KEY/, 'each name once'],
  [/^UNEXPECTED_TOKEN .*'/, 'the curly ’ inside a text'],
  [/: .*: /, 'quotation marks around a text with ": "'],
  [/^\S+ [\w-]+:\S/, 'a space after the colon'],
  [
    /^(?:.*INDENT|BLOCK|MISSING_CHAR)/,
    'it to begin exactly below the other lines of its group, with "- " before each entry of a list. If it does, the line above or below does not',
  ],
  [/^/, '"name: value"'],
];

/** A fact stands on one line. A text that does not end there also breaks the lines below. */
const openQuote = /^[^#'"]*[:-] +(['"])(?!.*\1\s*$)/;

const hasValue = /: +\S/;

/** Where yaml needs an ordinary space, it takes no tab and no no-break space, and its message is about another line. */
const hiddenSpace =
  /^[ -]*[\t\u00A0\u202F\u200B]|^[ -]*[\w-]+:[^\S \r\n]|^[ -]*[\w-]+: +[\t\u00A0\u202F\u200B]/;

/** yaml reads the text before a # and drops the rest of the line: `name: Builders #1`. */
const hashInText = /^\s*(?:- )?(?:[\w -]+: +)?[^\s#'"].*\s#/;

/** A value in curly quotation marks, as a word processor writes them, or with a comma at its end, as in code. */
function hasCurlyQuotesOrComma(value: string): boolean {
  return /^[“„‘].*[“”’]$/s.test(value) || value.endsWith(',');
}

function readFile(folder: string, name: FactsName) {
  const file = `${folder}/${name}.yaml`;
  return parseFacts(name, file, readFileSync(file, 'utf8'));
}

/** `file` is for the messages. Without problems `facts` is not null. */
export function parseFacts(name: FactsName, file: string, source: string) {
  const lines = source.split('\n');
  const hidden = hiddenSpaces(file, lines);
  if (hidden.length > 0) return { facts: null, written: null, problems: hidden };

  const lineCounter = new LineCounter();
  // All values are texts: 0712 keeps its zero, 9:00 and "no" stay what they are.
  const document = parseDocument(source, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const problem = unreadLine(file, lines, error.code, lineAt(error.pos[0]) - 1);
    return { facts: null, written: null, problems: [problem] };
  }

  const written: unknown = document.toJS();
  const parsed: ParsedFile = { file, document, lineAt };
  const writingProblems = [...valueProblems(parsed), ...lostTexts(file, lines)];
  // A value that is written wrongly would be refused by the schema too, with a message about something else.
  const problems =
    writingProblems.length > 0 ? writingProblems : fieldProblems(parsed, name, written);
  return { facts: schemas[name].safeParse(written).data ?? null, written, problems };
}

/** A file as yaml has read it. `lineAt` counts from 1. */
type ParsedFile = {
  file: string;
  document: ReturnType<typeof parseDocument>;
  lineAt: (offset: number) => number;
};

function hiddenSpaces(file: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) =>
    hiddenSpace.test(line)
      ? [
          `${file}:${index + 1}: "${line.trim()}" holds a tab or another space that is no ordinary one, perhaps pasted; expected ordinary spaces before the name and after the colon`,
        ]
      : [],
  );
}

/** The line that yaml could not read. `named` is the index of the line in its message. */
function unreadLine(file: string, lines: readonly string[], code: string, named: number): string {
  const unclosed = lines.findIndex((it) => openQuote.test(it));
  const index = unclosed >= 0 ? unclosed : named + (isNextTooDeep(lines, named) ? 1 : 0);
  const line = lines[index]?.trim() ?? '';
  const expected =
    unclosed >= 0
      ? 'the same quotation mark at its end, or none'
      : slips.find(([slip]) => slip.test(`${code} ${line}`))?.[1];
  return `${file}:${index + 1}: "${line}" cannot be read; expected ${expected}`;
}

/** yaml takes a line that begins further in than a value for a part of it, and names the value. */
function isNextTooDeep(lines: readonly string[], index: number): boolean {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  return hasValue.test(line) && indentOf(next) > indentOf(line);
}

/** How far in the name or the value begins. A list's hyphen counts as indentation, as for yaml. */
function indentOf(line: string): number {
  return line.search(/[^\s-]/);
}

/** Quotation marks, commas and names of facts that are no part of what is meant. */
function valueProblems({ file, document, lineAt }: ParsedFile): string[] {
  const problems: string[] = [];
  visit(document, {
    Scalar(_key, { value, range }) {
      const found = String(value);
      const place = `${file}:${lineAt(range?.[0] ?? 0)}`;
      if (hasCurlyQuotesOrComma(found))
        problems.push(
          `${place}: ${found}; expected it without curly quotation marks around it and without a comma at its end`,
        );
      for (const name of unknownNames(found))
        problems.push(`${place}: "{${name}}" is no fact; expected ${nameOfFact}`);
    },
  });
  return problems;
}

function lostTexts(file: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) =>
    hashInText.test(line)
      ? [
          `${file}:${index + 1}: "${line.trim()}" is read only up to the #; expected quotation marks around a text with #, and a comment on its own line`,
        ]
      : [],
  );
}

/** What the schema refuses. */
function fieldProblems(parsed: ParsedFile, name: FactsName, written: unknown): string[] {
  const { file, document, lineAt } = parsed;
  return schemaProblems(schemas[name], written).map(({ path, problem, expected }) => {
    const line = lineAt(nodeAt(document, path));
    const field = fieldOf({ [name]: written }, [name, ...path]);
    return `${file}:${line}: ${field} is ${problem}; expected ${expected}`;
  });
}

/** Where the value of a path begins, or where it is missing the value around it. */
function nodeAt(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isMap(node)) return node.range?.[0] ?? 0;
    const { range } = (node ?? {}) as { range?: [number] };
    if (range) return range[0];
  }
  return 0;
}

/** Where the payment details and their second reading differ. */
export function secondReadingProblems(folder: string): string[] {
  const file = `${folder}/second-reading.yaml`;
  const second = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' });
  const { mpesa, bank } = readFacts(folder).payments;
  const first = {
    paybill: mpesa.paybill,
    account: mpesa.account,
    accountName: bank?.accountName ?? 'none',
    accounts: bank?.accounts.map(({ number }) => number).join(', ') ?? 'none',
  };
  return Object.entries(first).flatMap(([name, value]) => {
    const read = second.get(name);
    const text = isSeq(read) ? read.items.join(', ') : String(read);
    return text === value
      ? []
      : [
          `${file}: ${name} is "${text}", and payments.yaml has "${value}"; one of the two is wrong: expected in both what a second person reads on the bank's or M-PESA's own paper`,
        ];
  });
}

// The first of `npm run check` and `npm run check:content`: everything else reads these files.
if (import.meta.main) {
  const problems = factProblems(homesFacts);
  report(problems.length > 0 ? problems : secondReadingProblems(homesFacts));
}
