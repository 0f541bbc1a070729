import sharp, { type AvifOptions, type JpegOptions } from 'sharp';

import type { PhotoFormat } from '../../src/components/photo/photo-address.ts';

// A fifth smaller than by default at the same look.
const avif: AvifOptions = { quality: 45, effort: 4, chromaSubsampling: '4:2:0', tune: 'ssim' };
const jpeg: JpegOptions = { quality: 64, mozjpeg: true };
export const encoders = { avif, jpg: jpeg };

/** Leaves room for the files that are made of it. */
const original: JpegOptions = { quality: 95, chromaSubsampling: '4:4:4' };

/**
 * Upright, in sRGB, on white where it is transparent. Nothing but the pixels is kept: sharp writes no
 * metadata unless asked to, and what stands behind a picture (a phone's video) is not decoded.
 */
function pixelsOf(picture: Buffer) {
  return sharp(picture).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** A picture as photos/ keeps it. */
export async function encodeOriginal(picture: Buffer): Promise<Buffer> {
  return await pixelsOf(picture).jpeg(original).toBuffer();
}

/** A picture as public/gallery/ has it, `width` px wide. */
export async function encodeFile(picture: Buffer, width: number, format: PhotoFormat) {
  const resized = pixelsOf(picture).resize({ width });
  return await (format === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toBuffer();
}

/** The colour that fills most of a picture, as CSS writes it. */
export async function mainColor(picture: Buffer): Promise<string> {
  const small = await pixelsOf(picture).resize(64).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
