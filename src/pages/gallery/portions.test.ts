import { expect, test } from 'vitest';
import type { GallerySlug } from '../../content/gallery-photos.generated.ts';
import { photosShown, portionsUpTo } from './portions.ts';

// Names of no pictures.
const photos = Array.from({ length: 321 }, (_, at) => `picture-${at + 1}` as GallerySlug);
const wide = photos.filter((_, at) => at % 6 === 5);

test.each([
  [21, 1, 21],
  [24, 1, 24],
  [25, 1, 24],
  [25, 2, 25],
  [321, 1, 24],
  [321, 13, 312],
  [321, 14, 321],
  [321, 99, 321],
  [0, 1, 0],
])('of %i photos, %i portions show %i', (count, portions, shown) => {
  const slugs = photosShown(photos.slice(0, count), portions, []).map(({ slug }) => slug);
  expect(slugs).toEqual(photos.slice(0, shown));
});

test('another portion changes no row before it, and the rows of each are full', () => {
  const all = photosShown(photos, 14, wide);
  for (let portions = 1; portions < 14; portions += 1)
    expect(photosShown(photos, portions, wide)).toEqual(all.slice(0, portions * 24));
  const alone = all.filter(({ row }) => row === 1);
  expect(alone).toEqual([]);
});

test.each([
  [0, 1],
  [23, 1],
  [24, 2],
  [320, 14],
  // A photo that the category does not have.
  [-1, 0],
])('the photo at %i needs %i portions', (index, portions) => {
  expect(portionsUpTo(index)).toBe(portions);
});
