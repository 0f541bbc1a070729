import { expect, test } from 'vitest';

import { pagePhotos } from '../../src/content/page-photos.ts';
import { heroPhotos } from '../../src/content/page-texts/home.ts';
import { attribute, builtPages, elementsIn, type BuiltPage } from './built-site.ts';

/** The pictures of a page, those that come later included; a wide one is the same as the other. */
function picturesOf(page: BuiltPage): string[] {
  // A dialog shows the picture of what opened it.
  const inDialogs = new Set(page.all('dialog').flatMap((dialog) => elementsIn(dialog)));
  const shown = page.elements
    .filter((element) => !inDialogs.has(element))
    .map((element) => attribute(element, 'data-photo'))
    .filter((slug) => slug !== null);
  const [, ...later] = page.path === '/' ? heroPhotos : [];
  return [...shown, ...later].map((slug) => slug.replace(/-wide$/, ''));
}

// The gallery has every picture, that in its own head too.
test.each(builtPages.filter(({ path }) => path !== '/gallery'))(
  '$path shows no picture twice',
  (page) => {
    const pictures = picturesOf(page);
    expect(pictures.filter((slug, index) => pictures.indexOf(slug) !== index)).toEqual([]);
  },
);

// The gallery has every picture. On Home only the first of the hero's is a head: the others come and go.
test('the picture at the top of a page is on no other page', () => {
  const shown = builtPages
    .filter(({ path }) => path !== '/gallery')
    .flatMap((page) =>
      picturesOf(page).slice(0, page.path === '/' ? -heroPhotos.length + 1 : undefined),
    );
  const heads = [heroPhotos[0], ...Object.values(pagePhotos)];
  expect(heads.filter((slug) => shown.filter((it) => it === slug).length > 1)).toEqual([]);
});
