import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { attribute, builtFile, builtPages, distDir, type BuiltPage } from './built-site.ts';

// For the first paint. With 0.7 kB of compressed headers, 13.9 kB fit into the first ten packets. How to give, whose gifts
// are things on cards, begins an eleventh, and Home by a few bytes.
const HEAD_LIMIT = 14_950;
// Leaves room: the largest page, How to give, is 17 kB today.
const PAGE_LIMIT = 25_000;
const BOOT_LIMIT = 4000;
const FONT_LIMIT = 24_000;
// React, React DOM and React Router alone are 100 kB of it.
const APP_LIMIT = 140_000;
/** Fetched at the first navigation: 27 kB today. */
const PAGE_STYLES_LIMIT = 27_200;
/** Pages with forms compute plans, notes and requests. */
const ROOM_FOR_FORMS: Readonly<Record<string, number>> = {
  '/children': 8000,
  '/contact': 8000,
  '/get-involved': 8000,
  '/privacy': 8000,
  '/give': 18_000,
};

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
  ['stylesheet for going to another page', /^pages-.*\.css$/, PAGE_STYLES_LIMIT],
  ['font for every page', /^(?!fraunces-kenyan-).*\.(?:woff2?|ttf|otf)$/, FONT_LIMIT],
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

test.each([...sitePages, notFoundPage])('$file and its head with the style stay small', (page) => {
  const html = builtFile(page.file);
  expect(sentBytes(html.slice(0, html.indexOf('</head>')))).toBeLessThanOrEqual(HEAD_LIMIT);
  expect(sentBytes(html)).toBeLessThanOrEqual(PAGE_LIMIT);
});

test.each(builtPages)('$path is hydrated by an app that stays within its limit', (page) => {
  const files = hydrationFiles(page);
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(sum(files)).toBeLessThanOrEqual(APP_LIMIT + (ROOM_FOR_FORMS[page.path] ?? 0));
});
