import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export const CATALOGUE = 'docs/faults.md';

/** A row's number, its words, and its last cell: the files that test it. */
const ROW = /^(\|\s*(\d+) \|.*\|) ([^|]*) \|$/gm;

export type TestFile = { name: string; faults: number[] };

/** The numbers of all rows, in their order. */
export function rowNumbers(catalogue: string): number[] {
  return [...catalogue.matchAll(ROW)].map(([, , number]) => Number(number));
}

/** The rows that the titles of a test file name, as `[fault 46]` does. */
export function namedFaults(source: string): number[] {
  const tags = source.match(/\[faults? [^\]]*\]/g) ?? [];
  return [...new Set(tags)].map((tag) => {
    const number = /^\[fault (\d+)\]$/.exec(tag)?.[1];
    if (!number) throw new Error(`${tag}: a title names one row of ${CATALOGUE} as [fault 46]`);
    return Number(number);
  });
}

/** The catalogue with the files that name a row in the row's last cell; “—” where there is none. */
export function withTestedIn(catalogue: string, files: readonly TestFile[]): string {
  return catalogue.replaceAll(ROW, (_row, words: string, number: string) => {
    const names = files.filter(({ faults }) => faults.includes(Number(number)));
    return `${words} ${names.map(({ name }) => `\`${name}\``).join(', ') || '—'} |`;
  });
}

/** Every test file of the project; a journey through the other engines is one. */
export function testPaths(): string[] {
  return globSync(['{src,tools,tests}/**/*.{test,spec}.{ts,tsx}', 'tests/engines/journeys/*.ts']);
}

/** The journeys have plain names, which their folder makes plainer. */
function shortName(path: string): string {
  return path.includes('/journeys/') ? `journeys/${basename(path)}` : basename(path);
}

/** Every test file of the project that names a row. */
export function testFiles(): TestFile[] {
  return testPaths()
    .filter((path) => !path.startsWith('tools/faults/'))
    .map((path) => ({ name: shortName(path), faults: namedFaults(readFileSync(path, 'utf8')) }))
    .filter(({ faults }) => faults.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
