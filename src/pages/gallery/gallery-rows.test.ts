import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GallerySlug } from '../../content/gallery-photos.generated.ts';
import { galleryRows } from './gallery-rows.ts';

// Names of no pictures.
const photo = (at: number) => `picture-${at}` as GallerySlug;
const photos = Array.from({ length: 21 }, (_, at) => photo(at));
const lists = fc.subarray(photos);

test.each([
  [0, []],
  [1, [1]],
  [2, [2, 2]],
  [3, [3, 3, 3]],
  [4, [2, 2, 2, 2]],
  [5, [2, 2, 3, 3, 3]],
  [7, [2, 2, 3, 3, 3, 2, 2]],
])('%i photos fill their rows', (count, rows) => {
  expect(galleryRows(photos.slice(0, count), [])).toEqual(rows);
});

test('a wide photo crosses the screen unless it would leave one beside it alone', () => {
  const [a, b, c, d] = [photo(0), photo(1), photo(2), photo(3)];
  expect(galleryRows([a, b, c, d], [c])).toEqual([2, 2, 2, 2]);
  expect(galleryRows([a, b], [b])).toEqual([2, 2]);
  expect(galleryRows([a, b, c], [c])).toEqual([2, 2, 'wide']);
  expect(galleryRows([a], [a])).toEqual(['wide']);
});

test('rows are full, whatever the photos and the wide ones', () => {
  fc.assert(
    fc.property(lists, lists, (photos, wide) => {
      const rows = galleryRows(photos, wide);
      expect(rows).toHaveLength(photos.length);
      expect(wide).toEqual(expect.arrayContaining(photos.filter((_, at) => rows[at] === 'wide')));
      expect(rows.length > 1 && rows.includes(1)).toBe(false);
      for (let at = 0; at < rows.length;) {
        const row = rows[at];
        const size = typeof row === 'number' ? row : 1;
        expect(rows.slice(at, at + size)).toEqual(Array.from({ length: size }, () => row));
        at += size;
      }
    }),
  );
});
