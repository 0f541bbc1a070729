export type PhotoFormat = 'avif' | 'jpg';

/**
 * Widths in px. A browser takes the first file that is wide enough, so the steps lie just above what common screens
 * need: a phone of 412 CSS px at 1.75 device pixels shows a page head at 721 and the hero at 895, one of 390 at 3 a
 * page head at 1170. Few browsers need JPEG: one file is for phones, one for large screens and sharing.
 */
export const photoWidths: Readonly<Record<PhotoFormat, readonly number[]>> = {
  avif: [400, 540, 728, 900, 1180, 1540, 2000],
  jpg: [728, 1600],
};

/**
 * The quality from 1 to 100, on each format's own scale. AVIF is a fifth smaller than by default and looks the same.
 */
export const photoQuality: Readonly<Record<PhotoFormat, number>> = { avif: 45, jpg: 64 };
