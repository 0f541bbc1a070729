import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { payments } from '../../src/content/payments.ts';
import { attribute, builtPages, distDir, textOf } from './built-site.ts';

type Data = Record<string, unknown>;

const scripts = builtPages.flatMap((page) =>
  page
    .all('script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => ({ path: page.path, data: JSON.parse(textOf(script)) as Data })),
);
const graph = (scripts[0]?.data['@graph'] ?? []) as Data[];
const id = (name: string) => `${organization.siteUrl}/#${name}`;

test('only the home page tells search engines who publishes the site', () => {
  expect(scripts.map(({ path }) => path)).toEqual(['/']);
  expect(scripts[0]?.data['@context']).toBe('https://schema.org');
});

test('the site is published by the home', () => {
  const address = `${organization.siteUrl}/`;
  expect(graph).toEqual([
    expect.objectContaining({
      '@type': 'NGO',
      '@id': id('organization'),
      name: organization.name,
      url: address,
      telephone: organization.phones,
    }),
    expect.objectContaining({
      '@type': 'WebSite',
      '@id': id('website'),
      url: address,
      publisher: { '@id': id('organization') },
    }),
  ]);
});

test('every value for search engines is shown on a page', () => {
  const shown = builtPages.map(({ text }) => text).join(' ');
  // An account by another name leaves the initials on no page, and they are true all the same.
  const values = texts(graph).filter((value) => value !== organization.initials);
  expect(values.length).toBeGreaterThan(8);
  for (const value of values) expect(shown).toContain(value);
});

test('search engines are told no payment number', () => {
  const numbers = [...payments.mobileMoney.values, ...payments.bank.values]
    .map(({ value }) => value)
    .filter((value) => /^\d+$/.test(value));
  expect(numbers).toHaveLength(2);
  for (const number of numbers) expect(JSON.stringify(graph)).not.toContain(number);
});

test('the logo for search engines is a file of the site', () => {
  expect(String(graph[0]?.['logo']).startsWith(`${organization.siteUrl}/`)).toBe(true);
  expect(existsSync(distDir + String(graph[0]?.['logo']).split('/').at(-1))).toBe(true);
});

/** The words that a visitor could read, each part of an address line by itself. */
function texts(value: unknown, name = ''): string[] {
  if (name.startsWith('@') || ['url', 'logo', 'inLanguage'].includes(name)) return [];
  if (Array.isArray(value)) return value.flatMap((it) => texts(it));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, it]) => texts(it, key));
  }
  const text = String(value);
  if (name === 'addressCountry')
    return [new Intl.DisplayNames('en', { type: 'region' }).of(text) ?? text];
  return name === 'streetAddress' || name === 'addressLocality' ? text.split(', ') : [text];
}
