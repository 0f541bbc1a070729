import { expect, test } from 'vitest';
import { flakesPage } from './flakes-page.ts';

const run = {
  commit: 'abcdef0123456789',
  state: '0123456789ab',
  date: '2026-11-21',
  machine: '2 × Some processor',
  seconds: 400,
  tests: 9,
};

test('tells machine, commit, each run, and each fallen test with its run', () => {
  const page = flakesPage([
    { ...run, fallen: [] },
    { ...run, date: '2026-11-22', fallen: ['[phone] › menu.spec.ts › opens'] },
  ]);
  expect(page).toContain('On 2 × Some processor.');
  expect(page).toContain('**1 of 2 runs without a fallen test.**');
  expect(page).toContain('| 1 | 2026-11-21 | `abcdef012345` | 9 | 400 | 0 |');
  expect(page).toContain('| 2 | 2026-11-22 | `abcdef012345` | 9 | 400 | 1 |');
  expect(page).toContain('- Run 2: `[phone] › menu.spec.ts › opens`');
});

test('lists no fallen tests where none fell', () => {
  const page = flakesPage([{ ...run, fallen: [] }]);
  expect(page).toContain('**1 of 1 runs without a fallen test.**');
  expect(page).not.toContain('Fallen');
});

test('names each machine once', () => {
  const other = { ...run, machine: '8 × Another', fallen: [] };
  const page = flakesPage([{ ...run, fallen: [] }, other, other]);
  expect(page).toContain('On 2 × Some processor; 8 × Another.');
});
