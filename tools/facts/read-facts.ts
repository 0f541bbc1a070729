import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { fieldOf } from '../content/content-values.ts';
import { schemaProblems } from '../content/schema-parts.ts';
import { type FactWords, completed, nameOfFact, unknownNames } from './fact-words.ts';
import { hiddenSpaces, textsCutAtHash, unreadLine } from './misread-lines.ts';
import { type Facts, schemas } from './schema.ts';

export type FactsName = keyof Facts;

export const factsNames = Object.keys(schemas) as FactsName[];

export const factsOfSite = 'src/content/facts';

/** Tests have facts of their own: a changed price, hour or phone of the home fails no test of the code. */
export const factsOfTests = 'tests/facts';

/** The facts of a folder, ready for the pages. Throws with all problems if there are any. */
export function readFacts(folder: string): Facts & { fact: FactWords } {
  const files = factsNames.map((name) => [name, readFile(folder, name)] as const);
  const problems = files.flatMap(([, { problems }]) => problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return completed(Object.fromEntries(files.map(([name, { facts }]) => [name, facts])) as Facts);
}

/** What is wrong in the files of a folder, as "file:line: field is …; expected …". */
export function factProblems(folder: string): string[] {
  return factsNames.flatMap((name) => readFile(folder, name).problems);
}

/** The facts by file as they are written there: each value is a text, such as 'unknown'. */
export function writtenFacts(folder: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    factsNames.map((name) => [
      `${folder}/${name}.yaml`,
      { [name]: readFile(folder, name).written },
    ]),
  );
}

function readFile(folder: string, name: FactsName) {
  const file = `${folder}/${name}.yaml`;
  return parseFacts(name, file, readFileSync(file, 'utf8'));
}

/** Reads the text of one file. `file` is for the messages. Without problems `facts` is not null. */
export function parseFacts(name: FactsName, file: string, source: string) {
  const lines = source.split('\n');
  const hiddenSpaceProblems = hiddenSpaces(file, lines);
  if (hiddenSpaceProblems.length > 0)
    return { facts: null, written: null, problems: hiddenSpaceProblems };

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
  const writingProblems = [...valueProblems(parsed), ...textsCutAtHash(file, lines)];
  // The schema would refuse a wrongly written value too, but with a message about something else.
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

/** Values with stray quotation marks or commas, and names of facts that do not exist. */
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

/** A value in curly quotation marks, as a word processor writes them, or with a comma at its end, as in code. */
function hasCurlyQuotesOrComma(value: string): boolean {
  return /^[“„‘].*[“”’]$/s.test(value) || value.endsWith(',');
}

/** What the schema refuses. */
function fieldProblems(parsed: ParsedFile, name: FactsName, written: unknown): string[] {
  const { file, document, lineAt } = parsed;
  return schemaProblems(schemas[name], written).map(({ path, problem, expected }) => {
    const line = lineAt(offsetOf(document, path));
    const field = fieldOf({ [name]: written }, [name, ...path]);
    return `${file}:${line}: ${field} is ${problem}; expected ${expected}`;
  });
}

/** The offset at which the value of a path begins. If there is none, that of the value around it. */
function offsetOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isMap(node)) return node.range?.[0] ?? 0;
    const { range } = (node ?? {}) as { range?: [number] };
    if (range) return range[0];
  }
  return 0;
}
