import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp';

import { photosDir, type PhotoEntry } from './photo-catalog.ts';

export const galleryDir = join('public', 'gallery');
export const photoWidths = [480, 800, 1200, 1600] as const;

const avif: AvifOptions = { quality: 50, effort: 4 };
const webp: WebpOptions = { quality: 72, effort: 5, smartSubsample: true };
const jpeg: JpegOptions = { quality: 72, mozjpeg: true };
const encoders = { avif, webp, jpg: jpeg };

export const photoFormats = ['avif', 'webp', 'jpg'] as const;

export type PhotoVariant = { name: string; width: number; format: (typeof photoFormats)[number] };

/**
 * One hash a photo, over the original and the way it is encoded: it changes
 * when any of the photo's files would, so that they can be cached for ever,
 * and the browser's list of photos stays small.
 */
export async function photoHash(entry: PhotoEntry): Promise<string> {
  const original = await readFile(join(photosDir, entry.file));
  const settings = JSON.stringify({ encoders, photoWidths });
  return createHash('sha256').update(original).update(settings).digest('hex').slice(0, 8);
}

/** The files made of a photo; none is wider than its original. */
export function photoVariants(entry: PhotoEntry, hash: string): PhotoVariant[] {
  return photoWidths
    .filter((width) => width <= entry.width)
    .flatMap((width) =>
      photoFormats.map((format) => ({
        name: `${entry.slug}-${width}.${hash}.${format}`,
        width,
        format,
      })),
    );
}

/** sharp keeps no metadata unless told to, so what comes out carries none. */
export async function encodeVariant(entry: PhotoEntry, variant: PhotoVariant): Promise<Buffer> {
  const picture = sharp(join(photosDir, entry.file))
    .autoOrient()
    .resize({ width: variant.width, withoutEnlargement: true })
    .toColourspace('srgb');
  const format = variant.format === 'jpg' ? 'jpeg' : variant.format;
  return await picture.toFormat(format, encoders[variant.format]).toBuffer();
}
