export type PhotoFormat = 'avif' | 'webp' | 'jpg';

/**
 * Every width in the formats that nearly all browsers read; in JPEG, for the few others, every
 * second one from the widest down, and the narrowest: it is half of the weight of all the files.
 */
export function formatWidths(widths: readonly number[], format: PhotoFormat): readonly number[] {
  if (format !== 'jpg') return widths;
  return widths.filter((_, index) => index === 0 || (widths.length - 1 - index) % 2 === 0);
}
