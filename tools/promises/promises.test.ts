import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lostNames, PROMISES, promiseRows } from './promise-table.ts';

const rows = promiseRows(readFileSync(PROMISES, 'utf8'));

function lost(heldBy: string): string[] {
  const table = `| Promise | Held by |\n| --- | --- |\n| p | ${heldBy} |\n`;
  return promiseRows(table).flatMap(lostNames);
}

test('every promise names tests and titles that are there', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.flatMap(lostNames)).toEqual([]);
});

test('no promise is made twice', () => {
  const promises = rows.map(({ promise }) => promise);
  expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toEqual([]);
});

test('a file or a title that is not there is found out', () => {
  expect(lost('`promises.test.ts` “is found out”; **by no test** `npm start`')).toEqual([]);
  expect(lost('**By no test**: a person looks')).toEqual([]);
  expect(lost('a person looks')).toEqual(['p: names no test']);
  expect(lost('`gone.spec.ts` “x”')).toEqual(['gone.spec.ts: there is no such test file']);
  expect(lost('`contact.spec.ts`')).toEqual([
    expect.stringMatching(/^contact\.spec\.ts: could be .+ or .+/),
  ]);
  const title = ['nobody wrote', 'this'].join(' ');
  expect(lost(`\`journeys/give.ts\` “giving”, “${title}”`)).toEqual([
    `journeys/give.ts: no “${title}”`,
  ]);
});
