import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classProblems, shortNames } from './class-names.ts';

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

test('names each class that a component reads and its module lacks, and each that nobody reads', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'class-names-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  };
  write('src/ui/a.tsx', "import styles from './a.module.css';\nstyles.here; styles.lost;");
  write('src/ui/a.module.css', '.here { background: url(x.svg) } /* .gone */ .spare { top: 0 }');
  write('src/ui/b.tsx', "import looks from './b.module.css';\nlooks[look];");
  write('src/ui/b.module.css', '.blue { top: 0 }');
  expect(classProblems(project)).toEqual([
    'src/ui/a.tsx: styles.lost is no class of src/ui/a.module.css',
    'src/ui/a.module.css: no component reads the class "spare"',
  ]);
  rmSync(project, { recursive: true });
});
