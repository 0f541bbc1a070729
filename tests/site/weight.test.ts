import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { attribute, builtFile, builtPages, distDir, type BuiltPage } from './built-site.ts';

// These have room. They find a library or a picture in the wrong place, and no byte more or less.
const DOCUMENT_LIMIT = 30_000;
const BOOT_LIMIT = 4200;
const FONT_LIMIT = 24_000;
// React, React DOM and React Router alone are 100 kB of it.
const APP_LIMIT = 180_000;

/** How many bytes are sent, at about the level of compression that the host uses. */
function sentBytes(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + sentBytes(readFileSync(distDir + file)), 0);
}

function assets(pattern: RegExp): string[] {
  const found = readdirSync(`${distDir}assets`).filter((file) => pattern.test(file));
  return found.map((file) => `assets/${file}`);
}

/** The modules that hydrate a page. */
function hydrationFiles(page: BuiltPage): string[] {
  const lists = page.all('script').map((it) => attribute(it, 'data-hydration-modules') ?? '');
  return lists.flatMap((it) => it.match(/\S+/g) ?? []).map((name) => `assets/${name}.js`);
}

test.each([
  ['boot module', /^boot-.*\.js$/, BOOT_LIMIT],
  ['font', /\.(?:woff2?|ttf|otf)$/, FONT_LIMIT],
])('there is one %s, and it stays small', (_name, pattern, limit) => {
  const files = assets(pattern);
  expect(files).toHaveLength(1);
  expect(sum(files)).toBeLessThanOrEqual(limit);
});

// What it imports would be loaded before the first paint, and under Save-Data: React too, if it is in the same file.
test('the boot module imports nothing by itself', () => {
  const [boot = ''] = assets(/^boot-.*\.js$/);
  expect(readFileSync(distDir + boot, 'utf8')).not.toMatch(/(?:^|[;}\n])import\s*["'{*\w]/);
});

test.each([...sitePages, notFoundPage])('$file stays small', (page) => {
  expect(sentBytes(builtFile(page.file))).toBeLessThanOrEqual(DOCUMENT_LIMIT);
});

test.each(builtPages)('$path is hydrated by an app that stays within its limit', (page) => {
  const files = hydrationFiles(page);
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(sum(files)).toBeLessThanOrEqual(APP_LIMIT);
});
