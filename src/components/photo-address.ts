import type { LocalPhotoFile } from '../content/photo-files.generated.ts';

type PhotoFormat = 'avif' | 'webp' | 'jpg';

/** The address of the file whose width comes nearest to the one wished for. */
export function photoAddress(
  slug: string,
  { widths, hash }: LocalPhotoFile,
  wished: number,
  format: PhotoFormat,
): string {
  const distance = (width: number) => Math.abs(width - wished);
  const nearest = widths.reduce((best, width) => (distance(width) < distance(best) ? width : best));
  return `/gallery/${slug}-${nearest}.${hash}.${format}`;
}

export function photoSrcSet(
  slug: string,
  { widths, hash }: LocalPhotoFile,
  format: PhotoFormat,
): string {
  return widths.map((width) => `/gallery/${slug}-${width}.${hash}.${format} ${width}w`).join(',');
}
