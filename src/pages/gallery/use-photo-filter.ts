import { useLocation, useNavigate } from 'react-router';
import { type GalleryFilterId, galleryFilters } from '../../content/gallery-categories.ts';
import { galleryPhotos } from '../../content/page-texts/gallery.ts';
import { sitePhotos } from '../../content/photos.generated.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';

/**
 * The filter is part of the address, so that Back to the gallery finds it again. Choosing one replaces the
 * history entry: Back leads to the previous page and not through the filters. It is 'all' until hydration,
 * because the build can't know the address.
 */
export function usePhotoFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const filter = hydrated ? filterOfAddress(search) : 'all';
  const setFilter = (id: GalleryFilterId) => {
    const to = { search: id === 'all' ? '' : `?category=${id}` };
    void navigate(to, { replace: true, state: STAY_IN_PLACE });
  };
  return { filter, setFilter, photos: photosOf(filter) };
}

/** The filter named by the first `?category=` of an address, or 'all' if there is no such filter. */
export function filterOfAddress(search: string): GalleryFilterId {
  const category = new URLSearchParams(search).get('category');
  return galleryFilters.find(({ id }) => id === category)?.id ?? 'all';
}

/** The photos of one category, or all of them, in the gallery's order. */
export function photosOf(filter: GalleryFilterId) {
  if (filter === 'all') return galleryPhotos;
  return galleryPhotos.filter((slug) => sitePhotos[slug].category === filter);
}
