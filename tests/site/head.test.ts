import { describe, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { sitePages } from '../../src/site-map.ts';
import { elementsIn, parseHtml, type Element } from '../../tools/html/elements.ts';
import { attribute, builtFile, builtPage, builtPages, opening, textOf } from './built-site.ts';

// Some programs that show a link read no more of the page.
const PREVIEW_BYTES = 4096;

function firstElements(file: string): Element[] {
  const bytes = Buffer.from(builtFile(file)).subarray(0, PREVIEW_BYTES);
  return elementsIn(parseHtml(bytes.toString('utf8')));
}

/** The contents of the meta elements of that name or property. */
function metas(elements: readonly Element[], name: string): (string | null)[] {
  return elements
    .filter(
      (it) =>
        it.tagName === 'meta' && [attribute(it, 'name'), attribute(it, 'property')].includes(name),
    )
    .map((it) => attribute(it, 'content'));
}

function links(elements: readonly Element[], rel: string): (string | null)[] {
  return elements
    .filter((it) => it.tagName === 'link' && attribute(it, 'rel') === rel)
    .map((it) => attribute(it, 'href'));
}

describe.each(sitePages)('$path', ({ path, file, title, description }) => {
  const first = firstElements(file);

  test(`shows what a link needs in its first ${PREVIEW_BYTES} bytes`, () => {
    expect(first.filter(({ tagName }) => tagName === 'title').map(textOf)).toEqual([title]);
    expect(metas(first, 'description')).toEqual([description]);
    expect(links(first, 'icon')).toEqual(['/icon.svg']);
    expect(links(first, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
    expect(metas(first, 'og:url')).toEqual([organization.siteUrl + path]);
    expect(metas(first, 'og:description')).toEqual([description]);
    expect(metas(first, 'og:locale')).toEqual(['en_GB']);
    expect(metas(first, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('is named without the home, which is the name of the site', () => {
    expect(metas(first, 'og:site_name')).toEqual([organization.name]);
    const [linkTitle] = metas(first, 'og:title');
    expect(linkTitle).toMatch(/\w/);
    expect(linkTitle).not.toContain(organization.name);
  });

  test('shows a picture with its type, size and alternative text', () => {
    const [picture, ...others] = metas(first, 'og:image');
    expect(others).toEqual([]);
    expect(picture).toMatch(/^https:\/\//);
    // Throws where nothing was built at that address.
    builtFile(picture?.slice(`${organization.siteUrl}/`.length) ?? '');
    expect(metas(first, 'og:image:type')).toEqual(['image/jpeg']);
    expect(metas(first, 'og:image:alt')[0]).toMatch(/\w/);
    // Facebook shows a smaller one as a thumbnail.
    expect(metas(first, 'og:image:width')).toEqual(['1200']);
    expect(metas(first, 'og:image:height')).toEqual(['630']);
  });
});

test.each(builtPages)('$path has everything but scripts before its stylesheet', ({ path }) => {
  const head = builtPage(path).all('title', 'meta', 'link', 'style');
  const style = head.findIndex(({ tagName }) => tagName === 'style');
  expect(style).toBeGreaterThan(0);
  expect(head.slice(style + 1).map(opening)).toEqual([]);
});
