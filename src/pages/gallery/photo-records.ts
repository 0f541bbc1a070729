import { drawnPhotos, photographsOfPeople, sitePhotos } from '#photos-of-pages';
import {
  drawnPhotos as otherDrawn,
  photographsOfPeople as otherPhotographs,
  sitePhotos as otherPhotos,
} from '#other-photos';
import type { PhotoSlug, SitePhoto } from '../../content/photos.generated.ts';

/** The records of all pictures. Other pages load only those that they name (tools/build/lists-of-photos.ts). */
export const photoRecords: Readonly<Record<PhotoSlug, SitePhoto>> = {
  ...sitePhotos,
  ...otherPhotos,
};

export const allDrawn: readonly PhotoSlug[] = [...drawnPhotos, ...otherDrawn];

export const allPhotographs: readonly PhotoSlug[] = [...photographsOfPeople, ...otherPhotographs];
