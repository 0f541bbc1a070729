import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { organization } from './organization.ts';
import { payments } from './payments.ts';

describe('a fact that visitors act on', () => {
  const sources = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const { mobileMoney, bank } = payments;
  const numbers = [...mobileMoney.values, ...bank.values]
    .map(({ value }) => value)
    .filter((value) => /^\d+$/.test(value));

  it.each([
    ...[...organization.phones, organization.email].map((fact) => [fact, 'organization'] as const),
    ...numbers.map((fact) => [fact, 'payments'] as const),
  ])('%s stands in one file alone', (fact, file) => {
    const paths = sources.filter(({ text }) => text.includes(fact)).map(({ path }) => path);
    expect(paths).toEqual([`src/content/${file}.ts`]);
  });
});
