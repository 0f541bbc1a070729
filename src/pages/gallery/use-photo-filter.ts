import { useLocation, useNavigate } from 'react-router';
import { type GalleryFilterId, galleryFilters } from '../../content/gallery-categories.ts';
import { galleryPhotos } from '../../content/page-texts/gallery.ts';
import { sitePhotos } from '../../content/photos.generated.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';

/**
 * The filter is in the address: Back to the gallery finds it again. A choice replaces the history entry: Back leaves
 * the page instead of going through filters. 'all' until hydration.
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

/** The first `?category=`, or 'all' if there is no such filter. */
export function filterOfAddress(search: string): GalleryFilterId {
  const category = new URLSearchParams(search).get('category');
  return galleryFilters.find(({ id }) => id === category)?.id ?? 'all';
}

/** In the gallery's order. */
export function photosOf(filter: GalleryFilterId) {
  if (filter === 'all') return galleryPhotos;
  return galleryPhotos.filter((slug) => sitePhotos[slug].category === filter);
}
