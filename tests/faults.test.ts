import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = [...readFileSync('docs/faults.md', 'utf8').matchAll(/^\|\s*(\d+) \|/gm)].map(
  ([, number]) => Number(number),
);

const tagged = globSync([
  '{src,tools,tests}/**/*.{test,spec}.{ts,tsx}',
  'tests/engines/journeys/*.ts',
])
  .filter((file) => file !== 'tests/faults.test.ts')
  .flatMap((file) => {
    const tags = readFileSync(file, 'utf8').match(/\[faults? [^\]]*\]/g) ?? [];
    return tags.map((tag) => ({ file, tag, row: Number(/^\[fault (\d+)\]$/.exec(tag)?.[1]) }));
  });

test('the rows of docs/faults.md are numbered from 1 without a gap', () => {
  expect(rows.toSorted((one, other) => one - other)).toEqual(rows.map((_row, index) => index + 1));
});

test('every row of docs/faults.md has a test whose title names it as [fault 46]', () => {
  const named = new Set(tagged.map(({ row }) => row));
  expect(rows.filter((row) => !named.has(row))).toEqual([]);
});

test('every [fault …] in a test is a row of docs/faults.md', () => {
  expect(tagged.filter(({ row }) => !rows.includes(row))).toEqual([]);
});
