import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { email, siteUrl } from '../expected-facts.ts';
import { builtFile, builtOn, distDir } from './built-site.ts';

const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' });

test('the build has one flat HTML file for each page', () => {
  const expected = [...sitePages, notFoundPage].map(({ path: address }) =>
    address === '/' ? 'index.html' : `${address.slice(1)}.html`,
  );
  expect(files.filter((file) => file.endsWith('.html')).toSorted()).toEqual(expected.toSorted());
});

test('the sitemap lists every page but the 404 page', () => {
  const listed = [...builtFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(sitePages.map((page) => siteUrl + page.path));
});

test('robots.txt allows searching, and disallows training and the visit counter', () => {
  const lines = builtFile('robots.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines).toEqual([
    'User-agent: *',
    'Content-Signal: search=yes, ai-train=no',
    'Allow: /',
    'Disallow: /v1/',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]);
});

test('the build contains no file that only itself needs', () => {
  const leftovers = files.filter((file) =>
    /\.(?:map|tsx?)$|(?:^|\/)\.(?!well-known|assetsignore$)/.test(file),
  );
  expect(leftovers).toEqual([]);
});

test('security.txt says where to report a vulnerability', () => {
  const lines = builtFile('.well-known/security.txt').split('\n');
  expect(lines).toContain(`Contact: mailto:${email}`);
  expect(lines).toContain(`Contact: ${siteUrl}/contact`);
  expect(lines).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  const days = (expires - builtOn.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('licences.txt lists the licence of each package that the site ships', () => {
  const licences = builtFile('licences.txt');
  const titles = [...licences.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  // Adding a package to the app is a decision.
  expect(titles.map((title) => title?.replace(/ - \d+\.\d+\.\d+/, ''))).toEqual([
    'react-dom (MIT)',
    'react-router (MIT)',
    'react (MIT)',
    'scheduler (MIT)',
    'Fraunces, the display font (OFL-1.1)',
  ]);
  expect(licences.match(/THE SOFTWARE IS PROVIDED "AS IS"/g)).toHaveLength(4);
  expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
