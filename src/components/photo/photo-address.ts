import type { PhotoFile } from '../../content/photo-files.generated.ts';

export type PhotoFormat = 'avif' | 'jpg';

/**
 * How wide the files of every photo are, in px. A browser takes the first that is wide enough, so the
 * steps lie just above what common screens need and are small enough that no file is a third too wide:
 * a phone of 412 CSS px at 1.75 device pixels shows a page head at 721 and the hero at 895, phones of
 * 390 at 3 a page head at 1170. JPEG is for the few browsers without AVIF: one file for phones, one
 * for large screens and for sharing.
 */
const widths: Readonly<Record<PhotoFormat, readonly number[]>> = {
  avif: [400, 540, 728, 900, 1180, 1540, 2000],
  jpg: [728, 1600],
};

/** The widths of a photo's files, in px, ascending. None is wider than the original. */
export function fileWidths(originalWidth: number, format: PhotoFormat): number[] {
  const widest = Math.min(originalWidth, Math.max(...widths[format]));
  // A file a few pixels narrower than the widest would serve nobody.
  return [...widths[format].filter((width) => width * 1.1 < widest), widest];
}

/** The name of a photo's file in public/gallery/. */
export function photoFileName(slug: string, hash: string, width: number, format: PhotoFormat) {
  return `${slug}-${width}.${hash}.${format}`;
}

export function photoSrcSet(slug: string, { hash, width }: PhotoFile, format: PhotoFormat): string {
  return fileWidths(width, format)
    .map((px) => `/gallery/${photoFileName(slug, hash, px, format)} ${px}w`)
    .join(',');
}

/** The `src`, for browsers without `srcset`. */
export function smallPhotoAddress(slug: string, { hash, width }: PhotoFile): string {
  return `/gallery/${photoFileName(slug, hash, Math.min(...fileWidths(width, 'jpg')), 'jpg')}`;
}

/** The photo as large as a screen shows it, in the format that every program reads. */
export function largePhotoAddress(slug: string, { hash, width }: PhotoFile): string {
  return `/gallery/${photoFileName(slug, hash, Math.max(...fileWidths(width, 'jpg')), 'jpg')}`;
}
