import path from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const header = path.join(root, 'src/components/site-header.module.css');
const footer = path.join(root, 'src/components/site-footer.module.css');

test('counts the classes of each file, and knows them again', () => {
  const nameOf = classNames(root);
  const [first, second] = [nameOf('bar', header), nameOf('mark', header)];
  expect(first).toMatch(/^_[a-z]+0$/);
  expect(second).toBe(first?.replace(/0$/, '1'));
  expect(nameOf('bar', footer)).not.toBe(first);
  expect(nameOf('bar', header)).toBe(first);
});

test('depends on the file and not on which is built first', () => {
  const [one, other] = [classNames(root), classNames(root)];
  const early = one('bar', header);
  other('bar', footer);
  expect(other('bar', header)).toBe(early);
});

test('names a file that came later after all others', () => {
  const nameOf = classNames(root);
  const late = path.join(root, 'src/a-late.module.css');
  const names = [nameOf('bar', late), nameOf('bar', header), nameOf('bar', footer)];
  expect(new Set(names).size).toBe(3);
  expect(nameOf('bar', header)).toBe(classNames(root)('bar', header));
});
