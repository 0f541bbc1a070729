import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const owned = lines.map((line) => line.split(/\s+/)[0] ?? '');

test('payment details, contacts and what pins them have an owner', () => {
  expect(owned).toEqual(
    expect.arrayContaining([
      '/.github/CODEOWNERS',
      '/src/content/organization.ts',
      '/src/content/payments.ts',
      '/src/content/payments.test.ts',
      '/tests/payment-values.ts',
      '/tests/e2e/get-involved/payment-details.spec.ts',
      '/tests/site/payment-details.test.ts',
    ]),
  );
});

test.each(owned)('%s is there', (path) => {
  expect(existsSync(path.slice(1))).toBe(true);
});

test('each has one team', () => {
  for (const line of lines) expect(line).toMatch(/^\/\S+ +@[\w-]+\/[\w-]+$/);
});
