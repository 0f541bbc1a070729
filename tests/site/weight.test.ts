import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distDir } from './built-site.ts';

// In bytes as they are sent, in brotli. On slow 4G the first 14 kB come in one round trip.
const BOOT_LIMIT = 2000;
const HOME_LIMIT = 14_000;

function sentBytes(file: string): number {
  return statSync(`${distDir}${file}.br`).size;
}

test('the boot module stays small', () => {
  const boots = readdirSync(`${distDir}assets`).filter((file) => /^boot-.*\.js$/.test(file));
  expect(boots).toHaveLength(1);
  for (const boot of boots) expect(sentBytes(`assets/${boot}`)).toBeLessThanOrEqual(BOOT_LIMIT);
});

test('the home page and its style come in the first round trip', () => {
  expect(sentBytes('index.html')).toBeLessThanOrEqual(HOME_LIMIT);
});
