import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about/'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/gallery/index.html', '/gallery/index'],
  ['/about.htm', '/about.htm'],
  ['/.html', '/'],
])('%s is %s [fault 60]', (address, path) => {
  expect(pagePath(address)).toBe(path);
});
