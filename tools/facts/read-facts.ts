import { existsSync, readFileSync } from 'node:fs';
import { type Document, isMap, isScalar, visit } from 'yaml';
import type { z } from 'zod';
import { fieldOf } from './field-of.ts';
import { schemaProblems } from './schema-parts.ts';
import { type FactWords, completed, nameOfFact, priceNames, unknownNames } from './fact-words.ts';
import { readYaml, type YamlFile } from './read-yaml.ts';
import { type Facts, schemas } from './schema.ts';

export type FactsName = keyof Facts;

export const factsNames = Object.keys(schemas) as FactsName[];

export const factsOfSite = 'src/content/facts';

/** Tests have facts of their own: a changed price, hour or phone of the home fails no test of the code. */
export const factsOfTests = 'tests/facts';

/** The facts of a folder, ready for the pages. Throws with all problems if there are any. */
export function readFacts(folder: string): Facts & { factWords: FactWords } {
  const { facts, problems } = readFolder(folder);
  if (!facts || problems.length > 0) throw new Error(problems.join('\n'));
  return completed(facts);
}

/** What is wrong in the files of a folder, as "file:line: field is …; expected …". */
export function factProblems(folder: string): string[] {
  return readFolder(folder).problems;
}

function readFolder(folder: string): { facts: Facts | null; problems: string[] } {
  const files = factsNames.map((name) => readFile(`${folder}/${name}.yaml`, schemas[name], name));
  const problems = files.flatMap((it) => it.problems);
  if (problems.length > 0) return { facts: null, problems };
  const facts = Object.fromEntries(
    factsNames.map((name, index) => [name, files[index]?.facts]),
  ) as Facts;
  const prices = priceNames(facts.payments);
  const expected = `the id of a gift: ${prices.map((name) => `{${name}}`).join(', ')}`;
  return { facts, problems: files.flatMap(({ read }) => namesUnknown(read, prices, expected)) };
}

/** Reads a file by a schema. `name` is what messages call the whole. Without problems `facts` is not null. */
export function readFile<Schema extends z.ZodType>(file: string, schema: Schema, name: string) {
  if (existsSync(file)) return parseFile(file, readFileSync(file, 'utf8'), schema, name);
  return { facts: null, read: null, problems: [`${file}: is missing; expected it`] };
}

/** Reads the text of one file of facts. */
export function parseFacts(name: FactsName, file: string, source: string) {
  return parseFile(file, source, schemas[name], name);
}

function parseFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  name: string,
) {
  const { problems: unread, ...read } = readYaml(file, source);
  if (unread.length > 0) return { facts: null, read, problems: unread };
  const written: unknown = read.document.toJS();
  const misspelt = [...valueProblems(read), ...namesUnknown(read, null, nameOfFact)];
  // The schema would refuse a wrongly written value too, but with a message about something else.
  const problems = misspelt.length > 0 ? misspelt : fieldProblems(read, schema, name, written);
  return { facts: schema.safeParse(written).data ?? null, read, problems };
}

/** Values in curly quotation marks, as a word processor writes them, or with a comma at their end, as in code. */
function valueProblems(read: YamlFile): string[] {
  return textsIn(read).flatMap(({ text, place }) =>
    /^[“„‘].*[“”’]$/s.test(text) || text.endsWith(',')
      ? [
          `${place}: ${text}; expected it without curly quotation marks around it and without a comma at its end`,
        ]
      : [],
  );
}

/** Names between { and } that are no fact. `prices` are the names of prices, if they are known. */
function namesUnknown(
  read: YamlFile | null,
  prices: readonly string[] | null,
  expected: string,
): string[] {
  return textsIn(read).flatMap(({ text, place }) =>
    unknownNames(text, prices).map(
      (name) => `${place}: "{${name}}" is no fact; expected ${expected}`,
    ),
  );
}

function textsIn(read: YamlFile | null): { text: string; place: string }[] {
  if (!read) return [];
  const texts: { text: string; place: string }[] = [];
  visit(read.document, {
    Scalar(_key, { value, range }) {
      texts.push({ text: String(value), place: `${read.file}:${read.lineAt(range?.[0] ?? 0)}` });
    },
  });
  return texts;
}

/** What the schema refuses. */
function fieldProblems(
  { file, document, lineAt }: YamlFile,
  schema: z.ZodType,
  name: string,
  written: unknown,
): string[] {
  return schemaProblems(schema, written).map(({ path, problem, expected }) => {
    const line = lineAt(offsetOf(document, path));
    const field = fieldOf({ [name]: written }, [name, ...path]);
    return `${file}:${line}: ${field} is ${problem}; expected ${expected}`;
  });
}

/** The offset at which the value of a path begins. If there is none, that of the value around it. */
export function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isMap(node)) return node.range?.[0] ?? 0;
    const { range } = (node ?? {}) as { range?: [number] };
    if (range) return range[0];
  }
  return 0;
}
