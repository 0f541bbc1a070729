import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, namedFaults, rowNumbers, testFiles, withTestedIn } from './fault-catalogue.ts';

const catalogue = readFileSync(CATALOGUE, 'utf8');
const rows = rowNumbers(catalogue);
const files = testFiles();

/** Without the spaces that only align the columns. */
function plain(text: string): string {
  return text.replaceAll(/ +\|/g, ' |');
}

describe('the fault catalogue', () => {
  test('counts its rows from 1, without a gap, and has those of the design', () => {
    const inOrder = rows.toSorted((one, other) => one - other);
    expect(inOrder).toEqual(rows.map((_row, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(52);
  });

  test('has a test that names each row', () => {
    const named = new Set(files.flatMap(({ faults }) => faults));
    expect(rows.filter((row) => !named.has(row))).toEqual([]);
  });

  test('has each row that a test names', () => {
    const unknown = files.flatMap(({ name, faults }) =>
      faults.filter((fault) => !rows.includes(fault)).map((fault) => `${name}: [fault ${fault}]`),
    );
    expect(unknown).toEqual([]);
  });

  test('says where each row is tested; if not: npm run faults', () => {
    expect(plain(catalogue)).toBe(plain(withTestedIn(catalogue, files)));
  });

  test('names test files that no other can be mistaken for', () => {
    const names = files.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a title names a row in one way alone', () => {
  expect(namedFaults("test('a [fault 3] [fault 12]'); test('b [fault 3]')")).toEqual([3, 12]);
  expect(namedFaults("test('no fault')")).toEqual([]);
  expect(() => namedFaults("test('a [faults 3, 12]')")).toThrow('[faults 3, 12]');
});

test('the last cell of a row is written, and no other', () => {
  const table = '| 1 | a | b | — |\n| 12 | a `|` | b | `old.test.ts` |\n';
  const file = { name: 'new.spec.ts', faults: [12] };
  expect(withTestedIn(table, [file])).toBe(
    '| 1 | a | b | — |\n| 12 | a `|` | b | `new.spec.ts` |\n',
  );
});
