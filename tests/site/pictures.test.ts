import { expect, test } from 'vitest';

import { photoUses } from '../../tools/photos/photo-usage.ts';
import { picturesOfPages } from '../../tools/photos/pictures-of-pages.ts';
import { attribute, builtPages } from './built-site.ts';

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
