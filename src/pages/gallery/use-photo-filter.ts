import { type GalleryFilterId, galleryFilters } from '../../content/gallery-categories.ts';
import { gallerySlugs, galleryPhotos } from '../../content/gallery-photos.generated.ts';
import { useQuery } from '../../hooks/use-query.ts';

/** The filter is in the address: Back to the gallery finds it again. 'all' until hydration. */
export function usePhotoFilter() {
  const { search, replace } = useQuery();
  const filter = filterOfAddress(search);
  const setFilter = (id: GalleryFilterId) => replace(id === 'all' ? '' : `?category=${id}`);
  return { filter, setFilter, photos: photosOf(filter) };
}

/** The first `?category=`, or 'all' if there is no such filter. */
export function filterOfAddress(search: string): GalleryFilterId {
  const category = new URLSearchParams(search).get('category');
  return galleryFilters.find(({ id }) => id === category)?.id ?? 'all';
}

/** The photos of a filter, in the gallery's order. */
export function photosOf(filter: GalleryFilterId) {
  if (filter === 'all') return gallerySlugs;
  return gallerySlugs.filter((slug) => galleryPhotos[slug].category === filter);
}
