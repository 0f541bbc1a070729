import { expect, test } from 'vitest';
import { agedFacts, endingSupport, pinnedVersions } from './aged-facts.ts';

const today = '2026-11-25';

test.each<[name: string, field: string, value: unknown, finding: RegExp]>([
  ['payments', 'detailsChecked', '2025-11-25', /^$/],
  [
    'payments',
    'detailsChecked',
    '2025-11-24',
    /^content.ts: payments, detailsChecked is 2025-11-24: two people/,
  ],
  // The launch check asks.
  ['payments', 'detailsChecked', 'unknown', /^$/],
  ['privacy', 'reviewed', '2024-11-25', /^$/],
  ['privacy', 'reviewed', '2024-11-24', /reviewed is 2024-11-24: read the statement/],
  ['home', 'publicHolidays', ['2027-12-26', '2026-12-26'], /^$/],
  ['home', 'publicHolidays', [], /^$/],
  ['home', 'publicHolidays', ['2026-12-26', '2026-01-01'], /Holidays ends within 60 days: add/],
])('in %s the field %s is %j, which gives the warning %s', (name, field, value, finding) => {
  const found = agedFacts({ 'content.ts': { [name]: { [field]: value } } }, today);
  expect(found.join('\n')).toMatch(finding);
});

test('a warning comes half a year before Node and the runner image lose their support', () => {
  expect(endingSupport(['node 24', 'ubuntu-24.04'], '2027-10-30')).toEqual([]);
  expect(endingSupport(['node 24', 'ubuntu-24.04'], '2027-11-05')).toEqual([
    expect.stringContaining('node 24 is supported until 2028-04-30'),
  ]);
  expect(endingSupport(['ubuntu-24.04'], '2028-11-05')).toEqual([
    expect.stringContaining('ubuntu-24.04 is supported until 2029-04-30'),
  ]);
});

test('the end of support is known of each pinned version', () => {
  expect(pinnedVersions()).toEqual(expect.arrayContaining(['node 24', 'ubuntu-24.04']));
  expect(endingSupport(pinnedVersions(), '2000-01-01')).toEqual([]);
  expect(endingSupport(['node 99'], today)).toEqual([expect.stringContaining('node 99 is pinned')]);
});
