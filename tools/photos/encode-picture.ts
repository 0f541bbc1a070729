import sharp, { type AvifOptions, type JpegOptions, type SharpenOptions } from 'sharp';
import { photoQuality, type PhotoFormat } from '../../src/components/photo/photo-formats.ts';

const avif: AvifOptions = {
  quality: photoQuality.avif,
  effort: 4,
  chromaSubsampling: '4:2:0',
  tune: 'ssim',
};
const jpeg: JpegOptions = { quality: photoQuality.jpg, mozjpeg: true };

/** On a large screen hair and cloth look soft without it. A phone's files look the same and would be larger. */
const large: SharpenOptions & { from: number } = { from: 1180, sigma: 0.8, m1: 0.5, m2: 2 };

/** A file's name depends on them. */
export const encoders = { avif, jpg: jpeg, large };

/** What photos/ keeps. Its quality is so high that the files made of it lose nothing visible. */
const original: JpegOptions = { quality: 95, chromaSubsampling: '4:4:4' };

/** Makes a file of public/gallery/, `width` px wide. */
export async function encodePicture(picture: Buffer, width: number, format: PhotoFormat) {
  const whole = pixelsOf(picture).resize({ width });
  const resized = width < large.from ? whole : whole.sharpen(large);
  return await (format === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toBuffer();
}

/** Makes the JPEG that photos/ keeps. It contains only the pixels. */
export async function encodeOriginal(picture: Buffer): Promise<Buffer> {
  return await pixelsOf(picture).jpeg(original).toBuffer();
}

/** The mean colour of a picture's lowest 2 %, as in CSS. It is the ground of those who stand there. */
export async function groundOf(picture: Buffer, width: number, height: number): Promise<string> {
  const rows = Math.ceil(height / 50);
  const lowest = { left: 0, top: height - rows, width, height: rows };
  const strip = await pixelsOf(picture).extract(lowest).png().toBuffer();
  const { channels } = await sharp(strip).stats();
  const bytes = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  return `#${Buffer.from(bytes).toString('hex')}`;
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
