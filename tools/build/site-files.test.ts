import { expect, test } from 'vitest';

import { robots, sitemap } from './site-files.ts';

test('the sitemap lists the pages with absolute addresses', () => {
  const pages = [{ path: '/' }, { path: '/get-involved' }] as const;
  const addresses = [...sitemap(pages, 'https://example.org').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    'https://example.org/',
    'https://example.org/get-involved',
  ]);
});

test('robots.txt names the sitemap', () => {
  expect(robots('https://example.org')).toContain('\nSitemap: https://example.org/sitemap.xml\n');
});
