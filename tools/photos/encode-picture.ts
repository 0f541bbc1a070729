import sharp, { type AvifOptions, type JpegOptions } from 'sharp';

import { photoQuality, type PhotoFormat } from '../../src/components/photo/photo-formats.ts';

const avif: AvifOptions = {
  quality: photoQuality.avif,
  effort: 4,
  chromaSubsampling: '4:2:0',
  tune: 'ssim',
};
const jpeg: JpegOptions = { quality: photoQuality.jpg, mozjpeg: true };
export const encoders = { avif, jpg: jpeg };

/** A picture as public/gallery/ has it, `width` px wide. */
export async function encodePicture(picture: Buffer, width: number, format: PhotoFormat) {
  const resized = pixelsOf(picture).resize({ width });
  return await (format === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toBuffer();
}

/**
 * Upright, in sRGB, on white where it is transparent. Only the pixels are kept: sharp writes no metadata unless it is
 * asked to, and does not decode what follows a picture (a phone's video).
 */
export function pixelsOf(picture: Buffer) {
  return openPicture(picture).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** All of these tools open pictures this way, so that what was inspected can be encoded. Stray bytes are no error. */
export function openPicture(picture: Buffer) {
  return sharp(picture, { failOn: 'truncated', limitInputPixels: false });
}
