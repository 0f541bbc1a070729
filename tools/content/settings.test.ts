import { expect, test } from 'vitest';

import { settingProblems } from './settings.ts';

/** By file and export. */
const sound: Record<string, Record<string, unknown>> = {
  'page-photos': { dayPhotos: ['a', 'b', 'c', 'd', 'e', 'f'] },
  'visit-counter': { visitCounter: { baseUrl: 'same-origin', site: 'home' } },
  'page-texts/privacy': { privacyStatement: { reviewed: '2026-11-21' } },
};

function problemsOf(file: string, exports: Record<string, unknown>): string[] {
  return settingProblems({ [`src/content/${file}.ts`]: { ...sound[file], ...exports } });
}

test.each<[string, Record<string, unknown>]>([
  ...Object.entries(sound),
  ['visit-counter', { visitCounter: { baseUrl: 'https://counter.ke', site: 'home' } }],
])('%s: %j is sound', (file, exports) => {
  expect(problemsOf(file, exports)).toEqual([]);
});

test.each<[string, string, unknown, string]>([
  ['page-photos', 'dayPhotos', ['a'], 'is a list of 1; expected six'],
  ['visit-counter', 'baseUrl', 'https://counter.ke/', "expected 'same-origin', or https://"],
  ['visit-counter', 'site', 'Our Home', 'is "Our Home"; expected small letters'],
  ['page-texts/privacy', 'reviewed', '2026-02-30', 'is "2026-02-30"'],
])('%s: %s of %j is refused: %s', (file, field, value, problem) => {
  // `field` is an export, or a field of the export that has it.
  const changed = Object.entries(sound[file] ?? {}).map(([name, given]) => {
    if (name === field) return [name, value];
    const isInside = typeof given === 'object' && given !== null && field in given;
    return [name, isInside ? { ...given, [field]: value } : given];
  });
  const found = problemsOf(file, Object.fromEntries(changed) as Record<string, unknown>);
  expect(found).toEqual([expect.stringContaining(problem)]);
  expect(found[0]).toContain(field);
});
