import path from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const header = path.join(root, 'src/components/site-header.module.css');
const footer = path.join(root, 'src/components/site-footer.module.css');

test('counts the classes of all files, and knows them again', () => {
  const nameOf = classNames(root);
  const names = [nameOf('bar', header), nameOf('brand', header), nameOf('brand', footer)];
  for (const name of names) expect(name).toMatch(/^c[0-9a-z]+$/);
  expect(new Set(names).size).toBe(3);
  expect(nameOf('bar', header)).toBe(names[0]);
});

test('depends on the files and not on which is built first', () => {
  const [one, other] = [classNames(root), classNames(root)];
  const early = one('bar', header);
  other('brand', footer);
  other('donate', header);
  expect(other('bar', header)).toBe(early);
});

test('names a class and a file that came later after all others', () => {
  const nameOf = classNames(root);
  const late = path.join(root, 'src/a-late.module.css');
  const names = [nameOf('late', header), nameOf('bar', late), nameOf('bar', header)];
  expect(new Set(names).size).toBe(3);
  expect(nameOf('bar', header)).toBe(classNames(root)('bar', header));
});
