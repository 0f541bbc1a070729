import { expect, test } from 'vitest';

import { unusedFiles } from './unused-files.ts';

test('names files that nothing imports, also where they import each other', () => {
  const sources = new Map([
    ['src/boot.ts', "import './lib/used.ts';"],
    ['src/lib/used.ts', "import styles from '../ui/used.module.css';"],
    ['src/ui/used.module.css', 'a { background: url(../drawings/used.svg) }'],
    ['src/drawings/used.svg', ''],
    ['src/lib/one.ts', "import './other.ts';"],
    ['src/lib/other.ts', "import './one.ts';"],
    ['src/globals.d.ts', ''],
  ]);
  const roots = new Map([['vite.config.ts', "input: { boot: 'src/boot.ts' }"]]);
  expect(unusedFiles({ sources, roots, publicFiles: [] })).toEqual([
    'src/lib/one.ts: nothing imports it; expected a use, or the file deleted',
    'src/lib/other.ts: nothing imports it; expected a use, or the file deleted',
  ]);
});

test('names files of public/ that nothing refers to, but not those that browsers request by name', () => {
  const sources = new Map([['src/root.tsx', '<img src="/icon.svg">']]);
  const roots = new Map([['index.html', '<script src="/src/root.tsx">']]);
  const publicFiles = ['public/icon.svg', 'public/favicon.ico', 'public/sw.js', 'public/old.pdf'];
  expect(unusedFiles({ sources, roots, publicFiles })).toEqual([
    'public/old.pdf: nothing refers to it; expected a use, or the file deleted',
  ]);
});
