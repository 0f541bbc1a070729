import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('measures everything in nine runs unless told otherwise', () => {
  const options = readOptions([]);
  expect(options.runs).toBe(9);
  expect(options.sections).toEqual(['pages', 'awake', 'soft', 'memory']);
  expect(options.paths).toContain('/not-found');
});

test('measures less on request', () => {
  const options = readOptions(['--runs', '1', '--pages', '/,/about', '--only', 'pages']);
  expect(options).toEqual({ runs: 1, paths: ['/', '/about'], sections: ['pages'] });
});

test('refuses what it does not know', () => {
  expect(() => readOptions(['--pages', '/nowhere'])).toThrow('--pages knows no /nowhere');
  expect(() => readOptions(['--runs', '0'])).toThrow('1 or more');
});
