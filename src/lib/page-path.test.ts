import { describe, expect, it, test } from 'vitest';
import { navCurrent, pagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about/'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/gallery/index.html', '/gallery/index'],
  ['/about.htm', '/about.htm'],
])('a page that a host serves as %s has the path %s', (address, path) => {
  expect(pagePath(address)).toBe(path);
});

describe('navCurrent', () => {
  it('knows a page with and without its end slash', () => {
    expect(navCurrent('/about', '/about')).toBe('page');
    expect(navCurrent('/about', '/about/')).toBe('page');
    expect(navCurrent('/', '/')).toBe('page');
  });

  it('knows the page that the current one is a part of', () => {
    expect(navCurrent('/get-involved', '/give', '/get-involved')).toBe('true');
    expect(navCurrent('/about', '/give', '/get-involved')).toBeUndefined();
  });

  it('takes no page for another', () => {
    expect(navCurrent('/', '/about')).toBeUndefined();
    expect(navCurrent('/about', '/')).toBeUndefined();
    expect(navCurrent('/about', '/about-us')).toBeUndefined();
    expect(navCurrent('/about', '/About')).toBeUndefined();
    expect(navCurrent('/about', '/about/team')).toBeUndefined();
  });
});
