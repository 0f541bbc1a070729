import { lowPhotoSizes } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import type { PhotoSlug } from '../../content/photos.generated.ts';
import type { Row } from './gallery-rows.ts';

const onWideScreen = {
  wide: '(min-width:120em) 120rem,(min-width:64em) 100vw',
  1: '(min-width:100em) 90rem,(min-width:64em) min(90vw,75rem)',
  2: '(min-width:100em) 44.5rem,(min-width:64em) min(45vw,37rem)',
  3: '(min-width:100em) 29.5rem,(min-width:64em) min(30vw,24.5rem)',
};

/** HTML's `sizes` for the rows of gallery-section.module.css; `index` counts from 0. */
export function photoSizes(slug: PhotoSlug, row: Row, index: number): string {
  const across = index % 3 === 0 ? '90vw' : '44vw';
  // At the same size as in the page head, a phone fetches the photo once.
  return `${onWideScreen[row]},${slug === pagePhotos.gallery ? lowPhotoSizes : across}`;
}
