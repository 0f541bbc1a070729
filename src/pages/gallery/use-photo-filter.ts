import { useState } from 'react';
import { galleryPhotos, type GalleryFilterId } from '../../content/gallery.ts';
import { photoCaptions } from '../../content/photo-captions.generated.ts';
import { photosInCategory } from './filter-photos.ts';

export function photosOf(filter: GalleryFilterId) {
  return photosInCategory(galleryPhotos, photoCaptions, filter);
}

export function usePhotoFilter() {
  const [filter, setFilter] = useState<GalleryFilterId>('all');
  return { filter, setFilter, photos: photosOf(filter) };
}
