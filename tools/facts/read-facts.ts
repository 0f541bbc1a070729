import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { fieldOf } from '../content/content-values.ts';
import { schemaProblems } from '../content/forms.ts';
import { type Facts, schemas } from './schema.ts';

export type FactsName = keyof Facts;

export const factsNames = Object.keys(schemas) as FactsName[];

export const homesFacts = 'src/content/facts';

/** Tests have facts of their own: a changed price, hour or phone of the home fails no test of the code. */
export const factsOfTests = 'tests/facts';

/** Throws with the problems, one a line, as "file:line: field is …; expected …". */
export function readFacts(folder: string): Facts {
  const read = factsNames.map((name) => [name, readFile(folder, name)] as const);
  const problems = read.flatMap(([, { problems }]) => problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const facts = Object.fromEntries(read.map(([name, { facts }]) => [name, facts])) as Facts;
  const { phones, email } = facts.home;
  for (const question of facts.questions)
    question.answer =
      question.answer?.replaceAll('{phone}', phones[0]).replaceAll('{email}', email) ?? null;
  return facts;
}

export function factProblems(folder: string): string[] {
  return factsNames.flatMap((name) => readFile(folder, name).problems);
}

/** As they stand in the files, by file: each value is a text. */
export function writtenFacts(folder: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    factsNames.map((name) => [
      `${folder}/${name}.yaml`,
      { [name]: readFile(folder, name).written },
    ]),
  );
}

const syntaxHint =
  'expected "name: value" in each line, indented by spaces like the lines around it. A text with ": " stands between quotation marks';

function readFile(folder: string, name: FactsName) {
  const file = `${folder}/${name}.yaml`;
  return parseFacts(name, file, readFileSync(file, 'utf8'));
}

/** `file` is for the messages. */
export function parseFacts(name: FactsName, file: string, source: string) {
  const lines = source.split('\n');
  const counter = new LineCounter();
  // All values are texts: 0712 keeps its zero, 9:00 and "no" stay what they are.
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
  });
  const at = (offset: number) => `${file}:${counter.linePos(offset).line}`;
  const broken = document.errors.slice(0, 1).map(({ pos: [start], code, message }) => {
    const line = lines[counter.linePos(start).line - 1]?.trim();
    const why = code === 'DUPLICATE_KEY' ? 'expected each name once' : syntaxHint;
    return `${at(start)}: "${line}" cannot be read (${message}); ${why}`;
  });
  if (broken.length > 0) return { facts: null, written: null, problems: broken };

  const problems: string[] = [];
  visit(document, {
    Scalar(_key, { value, range }) {
      const found = String(value);
      const start = range?.[0] ?? 0;
      if (/^[“”„‘’]|[“”„‘’,]$/.test(found) && /^[“„‘].*[“”’]$|,$/s.test(found))
        problems.push(
          `${at(start)}: ${found}; expected it without curly quotation marks around it and without a comma at its end`,
        );
    },
  });
  for (const [index, line] of lines.entries())
    if (/^\s*(?:- )?(?:[\w -]+: +)?[^\s#'"].*\s#/.test(line))
      problems.push(
        `${file}:${index + 1}: "${line.trim()}" is read only up to the #; expected quotation marks around a text with #, and a comment on its own line`,
      );

  const written: unknown = document.toJS();
  const schema = schemas[name];
  for (const { path, problem, expected } of problems.length > 0
    ? []
    : schemaProblems(schema, written)) {
    const node = nodeAt(document, path);
    const field = fieldOf({ [name]: written }, [name, ...path]);
    problems.push(`${at(node)}: ${field} is ${problem}; expected ${expected}`);
  }
  return { facts: schema.safeParse(written).data ?? null, written, problems };
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
export function readingProblems(folder: string): string[] {
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
          `${file}: ${name} is "${text}", and payments.yaml has "${value}"; expected the same in both: a second person reads it from the bank's or M-PESA's own paper and writes it here`,
        ];
  });
}
