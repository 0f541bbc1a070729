import { useLocation, useNavigate } from 'react-router';
import { galleryFilters, galleryPhotos, type GalleryFilterId } from '../../content/gallery.ts';
import { photoCaptions } from '../../content/photo-captions.generated.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { STAY_IN_PLACE } from '../../hooks/use-navigation-effects.ts';
import { filterOfAddress } from './filter-of-address.ts';
import { photosInCategory } from './filter-photos.ts';

const ids = galleryFilters.map(({ id }) => id);

export function photosOf(filter: GalleryFilterId) {
  return photosInCategory(galleryPhotos, photoCaptions, filter);
}

/**
 * The filter is part of the address, so that Back to the gallery finds it again. Choosing one replaces the
 * history entry: Back leads to the previous page and not through the filters. It is 'all' until hydration,
 * because the build can't know the address.
 */
export function usePhotoFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const filter = hydrated ? filterOfAddress(search, ids) : 'all';
  const setFilter = (id: GalleryFilterId) => {
    const to = { search: id === 'all' ? '' : `?category=${id}` };
    void navigate(to, { replace: true, state: STAY_IN_PLACE });
  };
  return { filter, setFilter, photos: photosOf(filter) };
}
