import { describe, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { notFoundPage } from '../../src/site-map.ts';
import { attribute, builtFile, builtPages, opening, textOf, type BuiltPage } from './built-site.ts';

const isListed = (page: BuiltPage) => page.path !== notFoundPage.path;

const described = builtPages.map((page) => {
  const metas = page.all('meta').filter((meta) => attribute(meta, 'name') === 'description');
  return {
    path: page.path,
    titles: page.all('title').map(textOf),
    descriptions: metas.map((meta) => attribute(meta, 'content') ?? ''),
  };
});

// The order of headings: axe, in tests/e2e/accessibility/pages.spec.ts.
describe.each(builtPages)('$path', (page) => {
  test('declares its language and its viewport', () => {
    expect(page.all('html').map((html) => attribute(html, 'lang'))).toEqual(['en']);
    const viewport = page.all('meta').find((meta) => attribute(meta, 'name') === 'viewport');
    expect(viewport && attribute(viewport, 'content')).toBe('width=device-width, initial-scale=1');
  });

  test('preloads its font where it begins with pictures, at low priority where there is one', () => {
    const fonts = page.all('link').filter((link) => attribute(link, 'as') === 'font');
    const first = page.all('img').filter((img) => attribute(img, 'loading') === 'eager');
    const priority = first.length === 1 ? 'low' : null;
    expect(fonts.map((font) => attribute(font, 'fetchpriority'))).toEqual(
      first.length === 0 ? [] : [priority],
    );
    for (const font of fonts) {
      expect(builtFile(attribute(font, 'href')?.slice(1) ?? '')).toMatch(/^wOF2/);
      expect(attribute(font, 'crossorigin')).toBe('');
    }
  });

  test('is either listed by search engines under its own address, or kept out', () => {
    const canonical = page.all('link').filter((link) => attribute(link, 'rel') === 'canonical');
    const robots = page.all('meta').filter((meta) => attribute(meta, 'name') === 'robots');
    expect(canonical.map((link) => attribute(link, 'href'))).toEqual(
      isListed(page) ? [organization.siteUrl + page.path] : [],
    );
    expect(robots.map((meta) => attribute(meta, 'content'))).toEqual(
      isListed(page) ? [] : ['noindex'],
    );
  });

  test('gives every id once', () => {
    expect(page.ids.filter((id, index) => page.ids.indexOf(id) !== index)).toEqual([]);
  });

  test('points every label and every description at something', () => {
    const names = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];
    const lost = page.elements.flatMap((element) =>
      names
        .flatMap((name) => attribute(element, name)?.split(/\s+/) ?? [])
        .filter((id) => !page.ids.includes(id))
        .map((id) => `${opening(element)} → ${id}`),
    );
    expect(lost).toEqual([]);
  });

  test('gives every picture alternative text, width and height', () => {
    const pictures = page.all('img');
    expect(pictures).not.toHaveLength(0);
    const faulty = pictures.filter((img) => {
      const sized = ['width', 'height'].every((name) => /^\d+$/.test(attribute(img, name) ?? ''));
      return attribute(img, 'alt') === null || !sized;
    });
    expect(faulty.map(opening)).toEqual([]);
  });
});

test.each(described)(
  '$path has one title and one description of a length that search results show',
  ({ titles, descriptions }) => {
    expect(titles).toHaveLength(1);
    expect(descriptions).toHaveLength(1);
    // Shorter says nothing; longer is cut off in search results.
    expect(descriptions[0]?.length).toBeGreaterThanOrEqual(50);
    expect(descriptions[0]?.length).toBeLessThanOrEqual(160);
  },
);

test('no two pages share a title or a description', () => {
  expect(new Set(described.map(({ titles }) => titles[0])).size).toBe(builtPages.length);
  expect(new Set(described.map((page) => page.descriptions[0])).size).toBe(builtPages.length);
});
