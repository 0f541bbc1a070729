import type { PhotoFile } from '../../content/photo-files.generated.ts';
import { formatWidths, type PhotoFormat } from '../../lib/format-widths.ts';

/** The address of the file whose width comes nearest to the one wished for. */
export function photoAddress(
  slug: string,
  { widths, hash }: PhotoFile,
  wished: number,
  format: PhotoFormat,
): string {
  const distance = (width: number) => Math.abs(width - wished);
  const nearest = formatWidths(widths, format).reduce((best, width) =>
    distance(width) < distance(best) ? width : best,
  );
  return `/gallery/${slug}-${nearest}.${hash}.${format}`;
}

export function photoSrcSet(
  slug: string,
  { widths, hash }: PhotoFile,
  format: PhotoFormat,
  query = '',
): string {
  const end = query && `?${query}`;
  return formatWidths(widths, format)
    .map((width) => `/gallery/${slug}-${width}.${hash}.${format}${end} ${width}w`)
    .join(',');
}
