import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// GitHub does not report a lost path: a moved folder would have no owner.
test('every path of CODEOWNERS exists', () => {
  const paths = readFileSync('.github/CODEOWNERS', 'utf8').match(/(?<=^\/)\S+/gm) ?? [];
  expect(paths).toContain('src/giving/');
  expect(paths.filter((it) => !existsSync(it))).toEqual([]);
});
