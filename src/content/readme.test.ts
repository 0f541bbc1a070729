import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('README.md names every file of this folder, and no other', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|generated)\.ts$/.test(file));
  const readme = readFileSync(`${import.meta.dirname}/README.md`, 'utf8');
  const table = readme.slice(readme.indexOf('| To change'), readme.indexOf('A picture’s'));
  const named = [...table.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => file);
  expect(new Set(named)).toEqual(new Set(files));
});
