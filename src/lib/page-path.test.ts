import { expect, test } from 'vitest';
import { navCurrent, pagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/gallery/index.html', '/gallery/index'],
  ['/about.htm', '/about.htm'],
])('a page that a host serves as %s has the path %s', (address, path) => {
  expect(pagePath(address)).toBe(path);
});

test.each([
  ['/about', '/about', undefined, 'page'],
  ['/about', '/about/', undefined, 'page'],
  ['/', '/', undefined, 'page'],
  // It is a part of the other.
  ['/get-involved', '/give', '/get-involved', 'true'],
  ['/about', '/give', '/get-involved', undefined],
  ['/', '/about', undefined, undefined],
  ['/about', '/About', undefined, undefined],
  ['/about', '/about/team', undefined, undefined],
] as const)('the link %s is marked on %s, a part of %s, as %s', (link, path, parent, mark) => {
  expect(navCurrent(link, path, parent)).toBe(mark);
});
