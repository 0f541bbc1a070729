import path from 'node:path';
import { expect, test } from 'vitest';
import { importedStyles, rulesFor } from './imported-styles.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('finds the styles of everything that a page imports, and no other', () => {
  const styles = importedStyles(root, 'src/pages/give/give-page.tsx');
  for (const file of [
    'src/pages/give/plan-panel.module.css',
    'src/components/giving/payment-details.module.css',
    'src/ui/button.module.css',
    // Shown after a click alone.
    'src/ui/notice.module.css',
  ])
    expect(styles).toContain(file);
  expect(styles).not.toContain('src/pages/home/hero-section.module.css');
  expect(styles).not.toContain('src/components/statement-page.module.css');
});

test.each([
  ['.c1{a:b}.c2{a:b}', '.c1{a:b}'],
  ['.c1>.c2:hover{a:b}', ''],
  ['.c1 .c3,.c1>p{a:b}', '.c1 .c3,.c1>p{a:b}'],
  ['h1{a:b}[data-x]{a:b}', 'h1{a:b}[data-x]{a:b}'],
  ['@media print{.c2{a:b}.c1{a:b}}', '@media print{.c1{a:b}}'],
  ['@media print{@supports (a:b){.c2{a:b}}}.c1{a:b}', '.c1{a:b}'],
  ['@keyframes c2{0%{a:b}to{a:c}}@keyframes c1{0%{a:b}}', '@keyframes c1{0%{a:b}}'],
  ['@font-face{src:url(/a.c2.woff2)}', '@font-face{src:url(/a.c2.woff2)}'],
])('keeps of %s what is wanted', (css, left) => {
  expect(rulesFor(css, (name) => name !== 'c2')).toBe(left);
});

test('keeps no rule without a class where none is wanted', () => {
  expect(rulesFor('h1{a:b}.c1{a:b}', (name) => name === 'c1')).toBe('.c1{a:b}');
});
