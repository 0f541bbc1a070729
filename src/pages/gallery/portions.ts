import type { GallerySlug } from '../../content/gallery-photos.generated.ts';
import { galleryRows, type Row } from './gallery-rows.ts';

/** How many photos one press brings. A phone shows rows of one and of two: a multiple of three fills them. */
const PORTION = 24;

/**
 * The photos of the first `portions` portions, each with its row. A further portion leaves the rows before it as they
 * are.
 */
export function photosShown(
  photos: readonly GallerySlug[],
  portions: number,
  wide?: readonly GallerySlug[],
): { slug: GallerySlug; row: Row }[] {
  return Array.from({ length: portions }, (_, at) =>
    photos.slice(at * PORTION, (at + 1) * PORTION),
  ).flatMap((portion) => {
    const rows = galleryRows(portion, wide);
    return portion.map((slug, index) => ({ slug, row: rows[index] ?? 1 }));
  });
}

/** How many portions show the photo at an index from 0. */
export function portionsUpTo(index: number): number {
  return Math.floor(index / PORTION) + 1;
}
