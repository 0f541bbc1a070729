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

/** What photos/ keeps. Its quality is so high that the files made of it lose nothing visible. */
const original: JpegOptions = { quality: 95, chromaSubsampling: '4:4:4' };

/** Makes a file of public/gallery/, `width` px wide. */
export async function encodePicture(picture: Buffer, width: number, format: PhotoFormat) {
  const resized = pixelsOf(picture).resize({ width });
  return await (format === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toBuffer();
}

/** Makes the JPEG that photos/ keeps. It contains only the pixels. */
export async function encodeOriginal(picture: Buffer): Promise<Buffer> {
  return await pixelsOf(picture).jpeg(original).toBuffer();
}

/**
 * The picture alone: upright, in sRGB, white where transparent. sharp writes no metadata, and nothing after a picture.
 */
function pixelsOf(picture: Buffer) {
  return openPicture(picture).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** Opens a picture in the same way for all tools. A picture that is cut off is refused. */
export function openPicture(picture: Buffer) {
  return sharp(picture, { failOn: 'truncated' });
}
