import type { SitePhoto } from '../../content/photos.generated.ts';
import { type PhotoFormat, photoWidths } from './photo-formats.ts';

/** The widths of a photo's files in px, ascending. None is wider than the original. */
export function fileWidths(originalWidth: number, format: PhotoFormat): number[] {
  const widest = Math.min(originalWidth, Math.max(...photoWidths[format]));
  // Leaves out a file that is hardly narrower than the widest.
  return [...photoWidths[format].filter((width) => width * 1.1 < widest), widest];
}

/** The name of a file in public/gallery/. */
export function photoFileName(slug: string, hash: string, width: number, format: PhotoFormat) {
  return `${slug}-${width}.${hash}.${format}`;
}

export function photoSrcSet(slug: string, { hash, width }: SitePhoto, format: PhotoFormat): string {
  return fileWidths(width, format)
    .map((px) => `/gallery/${photoFileName(slug, hash, px, format)} ${px}w`)
    .join(',');
}

/** The file for browsers without `srcset`. */
export function smallPhotoAddress(slug: string, { hash, width }: SitePhoto): string {
  return `/gallery/${photoFileName(slug, hash, Math.min(...fileWidths(width, 'jpg')), 'jpg')}`;
}

/** The file for large screens and for sharing. It is a JPEG, which every program reads. */
export function largePhotoAddress(slug: string, photo: SitePhoto): string {
  return `/gallery/${photoFileName(slug, photo.hash, largePhotoSize(photo).width, 'jpg')}`;
}

/** The size of that file in px. */
export function largePhotoSize({ width, height }: Pick<SitePhoto, 'width' | 'height'>) {
  const large = Math.max(...fileWidths(width, 'jpg'));
  return { width: large, height: Math.round((height * large) / width) };
}
