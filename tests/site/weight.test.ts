import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { attribute, builtPages, distDir, type BuiltPage } from './built-site.ts';

// In bytes as they are sent, in brotli.
const PAGE_LIMIT = 16_500;
const BOOT_LIMIT = 3000;
const FONT_LIMIT = 24_000;
// React, React DOM and React Router in data mode are 89 kB of it, bare. The texts and the list of photos
// are part of it as well, so there is room for more of both: a photo takes some
// 100 bytes. Where only texts and photos were added, a limit may be raised by what they take.
const APP_LIMIT = 108_500;
/** Fetched once, at the first navigation. */
const PAGE_STYLES_LIMIT = 14_000;
/** By how much a page with forms may exceed the app's: it computes plans, notes and requests. */
const ROOM_FOR_FORMS: Readonly<Record<string, number>> = {
  '/children': 6000,
  '/contact': 6000,
  '/get-involved': 6000,
  '/privacy': 6000,
  '/give': 14_000,
};

function sentBytes(file: string): number {
  const copy = `${distDir}${file}.br`;
  // Small files have no compressed copy.
  return statSync(copy, { throwIfNoEntry: false })?.size ?? statSync(distDir + file).size;
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + sentBytes(file), 0);
}

function assets(pattern: RegExp): string[] {
  const found = readdirSync(`${distDir}assets`).filter((file) => pattern.test(file));
  return found.map((file) => `assets/${file}`);
}

/** The modules that hydrate a page. */
function hydrationFiles(page: BuiltPage): string[] {
  const names = page.all('script').map((script) => attribute(script, 'data-hydration-modules'));
  const addresses = names.find((it) => it !== null)?.split(' ') ?? [];
  return addresses.map((address) => address.slice(1));
}

test('the boot module stays small', () => {
  const boots = assets(/^boot-.*\.js$/);
  expect(boots).toHaveLength(1);
  expect(sum(boots)).toBeLessThanOrEqual(BOOT_LIMIT);
});

test('the boot module imports nothing before hydration', () => {
  const [boot = ''] = assets(/^boot-.*\.js$/);
  expect(readFileSync(distDir + boot, 'utf8')).not.toMatch(/\bimport\s*["'`{*]|\bfrom\s*["'`]/);
});

test('the styles that going to another page fetches stay small', () => {
  const styles = assets(/^pages-.*\.css$/);
  expect(styles).toHaveLength(1);
  expect(sum(styles)).toBeLessThanOrEqual(PAGE_STYLES_LIMIT);
});

test('there is one font, and it stays small', () => {
  const fonts = assets(/\.(?:woff2?|ttf|otf)$/);
  expect(fonts).toHaveLength(1);
  expect(sum(fonts)).toBeLessThanOrEqual(FONT_LIMIT);
});

test.each([...sitePages, notFoundPage])('$file and its style stay small', (page) => {
  expect(sentBytes(page.file)).toBeLessThanOrEqual(PAGE_LIMIT);
});

describe.each(builtPages)('$path', (page) => {
  const room = ROOM_FOR_FORMS[page.path] ?? 0;

  test('is hydrated by an app that stays within its limit', () => {
    const files = hydrationFiles(page);
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(sum(files)).toBeLessThanOrEqual(APP_LIMIT + room);
  });
});
