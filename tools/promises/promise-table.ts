import { readFileSync } from 'node:fs';
import { testPaths } from '../faults/fault-catalogue.ts';

export const PROMISES = 'docs/promises.md';

/** A test file as it is named, and the parts of its titles that stand behind it. */
export type NamedTest = { file: string; titles: string[] };

export type PromiseRow = { promise: string; heldBy: string; tests: NamedTest[] };

const ROW = /^\| (?!Promise |-)(.*?) \| (.*?) \|$/gm;
const paths = testPaths();
const TEST_OR_TITLE = /`([\w./-]+\.tsx?)`|“([^”]+)”/g;

export function promiseRows(text: string): PromiseRow[] {
  const rows = text.replaceAll(/ +\|/g, ' |').matchAll(ROW);
  return [...rows].map(([, promise = '', heldBy = '']) => {
    return { promise, heldBy, tests: namedTests(heldBy) };
  });
}

/** A title belongs to the file before it. */
function namedTests(heldBy: string): NamedTest[] {
  const tests: NamedTest[] = [];
  for (const [, file, title] of heldBy.matchAll(TEST_OR_TITLE)) {
    if (file) tests.push({ file, titles: [] });
    else if (title) tests.at(-1)?.titles.push(title);
  }
  return tests;
}

/** What a row names that is not there, or could be two things. */
export function lostNames({ promise, heldBy, tests }: PromiseRow): string[] {
  if (tests.length === 0 && !/by no test/i.test(heldBy)) {
    return [`${promise}: names no test`];
  }
  return tests.flatMap(({ file, titles }) => {
    const [path, ...others] = paths.filter((it) => `/${it}`.endsWith(`/${file}`));
    if (!path) return [`${file}: there is no such test file`];
    if (others.length > 0) return [`${file}: could be ${[path, ...others].join(' or ')}`];
    const source = readFileSync(path, 'utf8');
    return titles.filter((title) => !source.includes(title)).map((it) => `${file}: no “${it}”`);
  });
}
