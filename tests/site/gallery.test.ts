import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { galleryFilters, galleryPhotos } from '../../src/content/gallery.ts';
import { photoCaptions } from '../../src/content/photo-captions.generated.ts';
import { attribute, builtPage, distDir, textOf } from './built-site.ts';

const page = builtPage('/gallery');
const photos = page.all('a').filter((link) => attribute(link, 'aria-haspopup') === 'dialog');
const filters = page.all('button').filter((button) => attribute(button, 'aria-pressed') !== null);

test('offers every filter with the number of its photos, all photos first and chosen', () => {
  expect(filters.map(textOf)).toEqual(
    galleryFilters.map(({ id, label }) => {
      const found = galleryPhotos.filter((slug) => {
        return id === 'all' || photoCaptions[slug].category === id;
      });
      return `${label} ${found.length}`;
    }),
  );
  const chosen = filters.filter((button) => attribute(button, 'aria-pressed') === 'true');
  expect(chosen).toEqual(filters.slice(0, 1));
});

test('shows every photo in order, with its title and description', () => {
  expect(photos.map(textOf)).toEqual(
    galleryPhotos.map((slug) => `${photoCaptions[slug].title} ${photoCaptions[slug].description}`),
  );
});

test('every photo is a link to its large picture, a JPEG, which needs no script', () => {
  for (const [index, slug] of galleryPhotos.entries()) {
    const href = photos[index] && attribute(photos[index], 'href');
    expect(href).toMatch(new RegExp(`^/gallery/${slug}-\\d+\\.\\w+\\.jpg$`));
    const start = readFileSync(distDir + href?.slice(1)).subarray(0, 3);
    expect(start.toString('hex')).toBe('ffd8ff');
  }
});
