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
  expect(problemsOf('paybill: 90117\naccounts: none')).toEqual([
    expect.stringContaining(
      'second-reading.yaml: paybill is "90117", and payments.yaml has "090117"',
    ),
    expect.stringContaining('account is "undefined"'),
    expect.stringContaining('accountName is "undefined"'),
    expect.stringContaining('accounts is "none"'),
  ]);
  expect(problemsOf(secondReading.replace('118', '119'))).toHaveLength(1);
});
