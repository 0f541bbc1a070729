import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { secondReadingProblems } from './check-facts.ts';
import { factsOfTests } from './read-facts.ts';

const secondReading = `paybill: 090117
account: HOME117
accountName: Example Trust for a Children's Home and School
accounts:
  - 0100200300117
  - 0100200300118
`;

test('a value that differs in the second reading is named', () => {
  const folder = mkdtempSync(`${tmpdir()}/facts-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(factsOfTests, folder, { recursive: true });
  const problemsOf = (text: string) => {
    writeFileSync(`${folder}/second-reading.yaml`, text);
    return secondReadingProblems(folder);
  };
  expect(problemsOf(secondReading)).toEqual([]);
  expect(problemsOf(secondReading.replace('HOME', 'HOME '))).toEqual([
    expect.stringContaining(
      'second-reading.yaml:2: account is "HOME 117", and payments.yaml has "HOME117"',
    ),
  ]);
  expect(problemsOf('paybill: 90117\naccount: A\naccountName: none\naccounts: none\n')).toEqual([
    expect.stringContaining('yaml:1: paybill is "90117", and payments.yaml has "090117"'),
    expect.stringContaining('yaml:2: account is "A"'),
    expect.stringContaining('yaml:3: accountName is "none", and'),
    expect.stringContaining('yaml:4: accounts is "none", and'),
  ]);
  expect(problemsOf(secondReading.replace('118', '119'))).toHaveLength(1);
  expect(problemsOf('paybill: 090117')).toEqual([
    expect.stringContaining('second reading, account is missing; expected words'),
    expect.stringContaining('second reading, accountName is missing'),
    expect.stringContaining('second reading, accounts is missing'),
  ]);
  expect(problemsOf(secondReading.replace('HOME117', 'HOM\u0415117'))).toEqual([
    expect.stringContaining('after "HOM" stands "\u0415", U+0415: type it anew'),
  ]);
  expect(problemsOf(secondReading.replace('HOME117', '&HOME 117'))).toEqual([
    expect.stringContaining('second-reading.yaml:2: "account: &HOME 117" is not read as a text'),
  ]);
});
