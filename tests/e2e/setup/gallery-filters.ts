import { galleryFilters } from '../../../src/content/gallery-categories.ts';
import { galleryPhotos } from '../../../src/content/page-texts/gallery.ts';
import { sitePhotos } from '../../../src/content/photos.generated.ts';

const filters = galleryFilters.map(({ id, label }) => ({
  label,
  photos: galleryPhotos.filter((slug) => id === 'all' || sitePhotos[slug].category === id),
}));

const [all, ...categories] = filters;
if (!all) throw new Error('the gallery has no filters');

export const allPhotos = all;
export const filtersWithPhotos = categories.filter(({ photos }) => photos.length > 0);
export const emptyFilters = categories.filter(({ photos }) => photos.length === 0);
