import { expect, test } from 'vitest';

import { agedFacts, endingSupport, pinnedVersions } from './aged-facts.ts';

const today = '2026-11-25';
const holidays = (...publicHolidays: string[]) => ({ homeSettings: { publicHolidays } });

test.each<[string, Record<string, unknown>, string[]]>([
  ['accepts details checked a year ago', { home: { detailsChecked: '2025-11-25' } }, []],
  [
    'warns of details checked over a year ago',
    { home: { detailsChecked: '2025-11-24' } },
    [expect.stringContaining('content.ts: home, detailsChecked is 2025-11-24: two people')],
  ],
  ['leaves details never checked to the launch check', { home: { detailsChecked: null } }, []],
  ['accepts a statement reviewed two years ago', { privacy: { reviewed: '2024-11-25' } }, []],
  [
    'warns of a statement reviewed over two years ago',
    { privacy: { reviewed: '2024-11-24' } },
    [expect.stringContaining('content.ts: privacy, reviewed is 2024-11-24: read the statement')],
  ],
  ['accepts holidays of the coming year', holidays('2027-12-26', '2026-12-26'), []],
  ['accepts that there are no holidays', holidays(), []],
  [
    'warns of holidays that end within 60 days',
    holidays('2026-12-26', '2026-01-01'),
    [
      expect.stringContaining(
        'content.ts: homeSettings, publicHolidays ends within 60 days: add the holidays',
      ),
    ],
  ],
])('%s', (_, exports, expected) => {
  expect(agedFacts({ 'content.ts': exports }, today)).toEqual(expected);
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
