import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A file that has moved has no owner any more, and GitHub does not say so.
test('every path of CODEOWNERS is there', () => {
  const paths = readFileSync('.github/CODEOWNERS', 'utf8').match(/^\/\S+/gm) ?? [];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path.slice(1)))).toEqual([]);
});
