import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { builtFile, distDir } from './built-site.ts';

const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' });

test('has one flat HTML file for each path of the site map, and 404.html', () => {
  const expected = [...sitePages, notFoundPage].map(({ path, file }) => {
    expect(file).toBe(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    return file;
  });
  expect(files.filter((file) => file.endsWith('.html')).toSorted()).toEqual(expected.toSorted());
});

test('lists exactly the indexable pages in the sitemap', () => {
  const listed = [...builtFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexable = [...sitePages, notFoundPage].filter((page) => page.indexable);
  expect(listed).toEqual(indexable.map(({ path }) => organization.siteUrl + path));
});

test('names the sitemap in robots.txt and keeps nobody out', () => {
  const robots = builtFile('robots.txt');
  expect(robots).toContain(`Sitemap: ${organization.siteUrl}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: ./m);
});

test('holds nothing that only the build needs', () => {
  const leftovers = files.filter((file) => /\.(?:map|tsx?)$|(?:^|\/)\./.test(file));
  expect(leftovers).toEqual([]);
});

test('takes away a service worker of an older site, under either usual name [fault 63]', () => {
  expect(builtFile('sw.js')).toContain('unregister()');
  expect(builtFile('service-worker.js')).toBe(builtFile('sw.js'));
});
