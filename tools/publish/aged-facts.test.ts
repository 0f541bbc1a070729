import { expect, test } from 'vitest';

import { agedFacts, endingSupport, pinnedVersions } from './aged-facts.ts';

const today = '2026-11-25';

test.each<[file: string, field: string, value: unknown, finding: string | null]>([
  ['payments', 'detailsChecked', '2025-11-25', null],
  ['payments', 'detailsChecked', '2025-11-24', 'is 2025-11-24: two people'],
  // The launch check asks.
  ['payments', 'detailsChecked', 'unknown', null],
  ['privacy', 'reviewed', '2024-11-25', null],
  ['privacy', 'reviewed', '2024-11-24', 'is 2024-11-24: read the statement'],
  ['home', 'publicHolidays', ['2027-12-26', '2026-12-26'], null],
  ['home', 'publicHolidays', [], null],
  ['home', 'publicHolidays', ['2026-12-26', '2026-01-01'], 'ends within 60 days: add the holidays'],
])('%s, %s: %j is found: %s', (name, field, value, finding) => {
  expect(agedFacts({ 'content.ts': { [name]: { [field]: value } } }, today)).toEqual(
    finding === null ? [] : [expect.stringContaining(`content.ts: ${name}, ${field} ${finding}`)],
  );
});

test('warns half a year before Node and the runner image lose their support', () => {
  expect(endingSupport(['node 24', 'ubuntu-24.04'], '2027-10-30')).toEqual([]);
  expect(endingSupport(['node 24', 'ubuntu-24.04'], '2027-11-05')).toEqual([
    expect.stringContaining('node 24 is supported until 2028-04-30'),
  ]);
  expect(endingSupport(['ubuntu-24.04'], '2028-11-05')).toEqual([
    expect.stringContaining('ubuntu-24.04 is supported until 2029-04-30'),
  ]);
});

test('knows when the support of each pinned version ends', () => {
  expect(pinnedVersions()).toEqual(expect.arrayContaining(['node 24', 'ubuntu-24.04']));
  expect(endingSupport(pinnedVersions(), '2000-01-01')).toEqual([]);
  expect(endingSupport(['node 99'], today)).toEqual([expect.stringContaining('node 99 is pinned')]);
});
