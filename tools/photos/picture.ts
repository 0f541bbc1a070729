import sharp, { type AvifOptions, type JpegOptions } from 'sharp';

import type { PhotoFormat } from '../../src/components/photo/photo-address.ts';
import { besidesPixels } from './jpeg-segments.ts';

const LONG_SIDE_MIN_PX = 1200;
const SHORT_SIDE_MIN_PX = 600;
const FILE_MAX_BYTES = 40_000_000;
/** sharp's own limit. */
const PIXELS_MAX = 0x3fff ** 2;

export type InspectedPicture = {
  /** In px, as it is seen: its orientation is applied. 0 where it can't be read. */
  width: number;
  height: number;
  /** What is not in it but in its file, such as EXIF; empty for a JPEG of nothing but pixels. */
  metadata: string[];
  /** What is wrong with it, each with what was expected. */
  problems: string[];
};

// A fifth smaller than by default at the same look.
const avif: AvifOptions = { quality: 45, effort: 4, chromaSubsampling: '4:2:0', tune: 'ssim' };
const jpeg: JpegOptions = { quality: 64, mozjpeg: true };
export const encoders = { avif, jpg: jpeg };

/** Leaves room for the files that are made of it. */
const original: JpegOptions = { quality: 95, chromaSubsampling: '4:4:4' };

const accepted = 'a photograph as JPEG, PNG, WebP or AVIF';
const heicAdvice =
  'is an HEIC picture; expected a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible; on a Samsung phone: Camera, settings, Advanced picture options, High efficiency pictures off; then take it again, or share the photo to yourself by e-mail, which makes a JPEG of it';

/** Whether a file is a picture that the site can use, decoded to its last pixel. */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  if (bytes.length > FILE_MAX_BYTES)
    return refused(`is ${megabytes(bytes.length)}; expected at most ${megabytes(FILE_MAX_BYTES)}`);
  // A still AVIF may hold several pictures as well, such as a smaller one; one that moves has this brand.
  if (bytes.toString('latin1', 4, 12) === 'ftypavis') return refused(animated);
  const found = await orNull(() => open(bytes).metadata());
  // Phones name their brand of HEIC behind "ftyp"; what sharp has read of that family is AVIF.
  if (!found && /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)))
    return refused(heicAdvice);
  if (!found) return refused(damaged);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(found.format))
    return refused(`is a picture of the kind ${found.format}; expected ${accepted}`);
  if (found.format !== 'heif' && (found.pages ?? 1) > 1) return refused(animated);
  const { width, height } = found.autoOrient;
  if (width * height > PIXELS_MAX)
    return refused(
      `is ${megapixels(width * height)}; expected at most ${megapixels(PIXELS_MAX)}: save it smaller`,
    );
  // Only a decoder that has come to the end knows that nothing is missing.
  const isWhole = await orNull(() => open(bytes).resize(16).raw().toBuffer());
  if (!isWhole) return refused(damaged);

  const isLargeEnough =
    Math.max(width, height) >= LONG_SIDE_MIN_PX && Math.min(width, height) >= SHORT_SIDE_MIN_PX;
  const problems = isLargeEnough
    ? []
    : [
        `is ${width} by ${height} px; expected at least ${LONG_SIDE_MIN_PX} on its long and ${SHORT_SIDE_MIN_PX} on its short side: the photo as the phone took it, not one sent by a messenger`,
      ];
  const kind = found.format === 'heif' ? 'AVIF' : found.format.toUpperCase();
  const metadata = kind === 'JPEG' ? besidesPixels(bytes) : [`data of the ${kind} format`];
  return { width, height, metadata, problems };
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

/** The only way in, so that what was inspected can be encoded: stray bytes between markers harm no pixel. */
function open(picture: Buffer) {
  return sharp(picture, { failOn: 'truncated', limitInputPixels: false });
}

/**
 * Upright, in sRGB, on white where it is transparent. Nothing but the pixels is kept: sharp writes no
 * metadata unless asked to, and what stands behind a picture (a phone's video) is not decoded.
 */
function pixelsOf(picture: Buffer) {
  return open(picture).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
}

/** sharp throws at once for an empty file, and later for others. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

const animated = `is animated; expected ${accepted}, standing still`;
const damaged = `is cut off, damaged or no picture; expected ${accepted}, whole`;

function refused(problem: string): InspectedPicture {
  return { width: 0, height: 0, metadata: [], problems: [problem] };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function megapixels(pixels: number): string {
  return `${Math.round(pixels / 1e6)} megapixels`;
}
