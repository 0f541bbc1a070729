import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

test.each([
  ['gzip, deflate, br', true],
  ['BR;q=0.5', true],
  ['*', true],
  ['', false],
  ['br;q=0, gzip', false],
  ['*;q=0', false],
  ['br;q=nonsense', false],
])('"%s" accepts br: %s', (header, accepted) => {
  expect(acceptsEncoding(header, 'br')).toBe(accepted);
});
