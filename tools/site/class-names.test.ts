import path from 'node:path';
import { expect, test } from 'vitest';
import { shortNames } from './class-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const header = path.join(root, 'src/components/site-header.module.css');
const footer = path.join(root, 'src/components/site-footer.module.css');

test('gives every class of every file a name of its own', () => {
  const nameOf = shortNames(root);
  const names = [nameOf('bar', header), nameOf('brand', header), nameOf('brand', footer)];
  for (const name of names) expect(name).toMatch(/^c[0-9a-z]+$/);
  expect(new Set(names).size).toBe(3);
});

test('gives the same names whichever file is built first', () => {
  const [one, other] = [shortNames(root), shortNames(root)];
  const early = one('bar', header);
  other('brand', footer);
  expect(other('bar', header)).toBe(early);
});
