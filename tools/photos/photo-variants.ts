import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';

import {
  fileWidths,
  photoFileName,
  type PhotoFormat,
} from '../../src/components/photo/photo-address.ts';
import type { DerivedPhoto } from './derived-ledger.ts';

// A fifth smaller than by default at the same look.
const avif: AvifOptions = { quality: 45, effort: 4, chromaSubsampling: '4:2:0', tune: 'ssim' };
const jpeg: JpegOptions = { quality: 64, mozjpeg: true };
const encoders = { avif, jpg: jpeg };

export type PhotoVariant = { name: string; width: number; format: PhotoFormat };

/** In the names of a photo's files, so that they may be cached for ever: changes when a file would. */
export function photoHash(original: Buffer): string {
  const settings = JSON.stringify(encoders);
  return createHash('sha256').update(original).update(settings).digest('hex').slice(0, 8);
}

export function photoVariants(
  slug: string,
  { hash, width }: Pick<DerivedPhoto, 'hash' | 'width'>,
): PhotoVariant[] {
  return (['avif', 'jpg'] as const).flatMap((format) =>
    fileWidths(width, format).map((px) => {
      return { name: photoFileName(slug, hash, px, format), width: px, format };
    }),
  );
}

/**
 * The files of one photo, one after the other: upright, in sRGB, on white where the original is
 * transparent. sharp keeps no metadata unless told to, so what comes out carries none.
 */
export async function* encodeVariants(
  original: Buffer,
  variants: readonly PhotoVariant[],
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const upright = sharp(original).autoOrient().flatten({ background: '#fff' });
  for (const { name, width, format } of variants) {
    const picture = upright.clone().resize({ width }).toColourspace('srgb').removeAlpha();
    const type = format === 'jpg' ? 'jpeg' : format;
    yield { name, bytes: await picture.toFormat(type, encoders[format]).toBuffer() };
  }
}
