import { galleryFilters } from '../../../src/content/gallery-categories.ts';
import { gallerySlugs, galleryPhotos } from '../../../src/content/gallery-photos.generated.ts';

/** The page shows so many photos before the button for more is pressed. */
const FIRST_PORTION = 24;

const filters = galleryFilters.map(({ id, label }) => {
  const photos = gallerySlugs.filter((slug) => id === 'all' || galleryPhotos[slug].category === id);
  return { label, photos, shown: photos.slice(0, FIRST_PORTION) };
});

const [all, ...categories] = filters;
if (!all) throw new Error('the gallery has no filters');

export const allPhotos = all;
export const filtersWithPhotos = categories.filter(({ photos }) => photos.length > 0);
export const emptyFilters = categories.filter(({ photos }) => photos.length === 0);
