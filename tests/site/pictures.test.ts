import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { photoUses } from '../../tools/photos/photo-usage.ts';
import { picturesOfPages } from '../../tools/photos/pictures-of-pages.ts';
import { attribute, builtPages, textOf } from './built-site.ts';

const focusStyles = readFileSync('src/styles/photo-focus.generated.css', 'utf8');
const pictures = picturesOfPages(await photoUses());

// tools/photos/pictures-of-pages.ts checks where a picture may stand. This compares its list with the built pages.
test.each(builtPages.filter(({ path }) => path !== '/gallery'))(
  '$path shows the pictures that the list of its places says',
  ({ path, elements }) => {
    const shown = elements
      .map((element) => attribute(element, 'data-photo'))
      .filter((slug) => slug !== null);
    // The hero shows its other pictures later, one by one.
    const listed = pictures.filter(
      ({ page, place }) => page === path && !/^heroPhotos, (?!1$)/.test(place),
    );
    expect(new Set(shown)).toEqual(new Set(listed.map(({ slug }) => slug)));
  },
);

test.each(builtPages)('$path has the crop of each picture that it shows', (page) => {
  const style = page.all('style').map(textOf).join('');
  const shown = page.elements.map((element) => attribute(element, 'data-photo'));
  const cropped = shown.filter((slug) => focusStyles.includes(`'${slug}'`));
  expect(cropped.filter((slug) => !style.includes(`[data-photo=${slug}]`))).toEqual([]);
  // Only a picture itself moves its crop.
  const movers = style.split('}').filter((rule) => /--focal-[xy]:/.test(rule));
  const own = /^(?:@[^{]*\{)*(?:\[data-photo=[\w-]+\]|\.[\w-]+\[data-keep=\w+\])\{/;
  expect(movers.filter((rule) => !own.test(rule))).toEqual([]);
});
