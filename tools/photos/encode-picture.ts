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

/** Encodes a picture for public/gallery/, `width` px wide. */
export async function encodePicture(picture: Buffer, width: number, format: PhotoFormat) {
  const resized = pixelsOf(picture).resize({ width });
  return await (format === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toBuffer();
}

/**
 * The pixels of a picture: upright, in sRGB, with white where it is transparent. sharp writes no metadata unless it is
 * asked to, and does not decode data after a picture, such as a phone's video.
 */
export function pixelsOf(picture: Buffer) {
  return openPicture(picture).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** Opens a picture. All tools use it, so that a picture that passes the inspection can be encoded too. */
export function openPicture(picture: Buffer) {
  return sharp(picture, { failOn: 'truncated', limitInputPixels: false });
}
