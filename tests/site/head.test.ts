import { describe, expect, test } from 'vitest';
import { organization } from '../../src/content/organization.ts';
import { sitePages } from '../../src/site-map.ts';
import { elementsIn, parseHtml } from '../../tools/html/elements.ts';
import { attribute, builtFile, builtPage, builtPages, opening, textOf } from './built-site.ts';

// Some programs that show a link read no more of the page.
const PREVIEW_BYTES = 4096;

describe.each(sitePages)('$path', ({ path, file, title, description }) => {
  const bytes = Buffer.from(builtFile(file)).subarray(0, PREVIEW_BYTES);
  const first = elementsIn(parseHtml(bytes.toString('utf8')));

  test(`shows what a link needs in its first ${PREVIEW_BYTES} bytes`, () => {
    const elements = first.filter(({ tagName }) => ['title', 'meta', 'link'].includes(tagName));
    const found = elements.map((it) => {
      const name = ['name', 'property', 'rel'].map((key) => attribute(it, key)).find(Boolean);
      return [name ?? it.tagName, attribute(it, 'content') ?? attribute(it, 'href') ?? textOf(it)];
    });
    expect(found).toEqual(
      expect.arrayContaining([
        ['title', title],
        ['description', description],
        ['icon', '/icon.svg'],
        ['apple-touch-icon', '/apple-touch-icon.png'],
        // Without the home's name, which is that of the site.
        ['og:site_name', organization.name],
        ['og:title', expect.not.stringContaining(organization.name)],
        ['og:url', organization.siteUrl + path],
        ['og:description', description],
        ['og:locale', 'en_GB'],
        ['og:image', expect.stringMatching(/^https:/)],
        ['og:image:type', 'image/jpeg'],
        // Facebook shows a smaller one as a thumbnail.
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', expect.stringMatching(/\w/)],
        ['twitter:card', 'summary_large_image'],
      ]),
    );
    const picture = found.find(([name]) => name === 'og:image')?.[1] ?? '';
    // Throws where nothing was built at that address.
    builtFile(picture.slice(`${organization.siteUrl}/`.length));
  });
});

test.each(builtPages)('$path has everything but scripts before its stylesheet', ({ path }) => {
  const head = builtPage(path).all('title', 'meta', 'link', 'style');
  const style = head.findIndex(({ tagName }) => tagName === 'style');
  expect(style).toBeGreaterThan(0);
  expect(head.slice(style + 1).map(opening)).toEqual([]);
});
