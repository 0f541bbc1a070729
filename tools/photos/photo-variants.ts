import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp';

import { formatWidths, type PhotoFormat } from '../../src/lib/format-widths.ts';
import type { DerivedPhoto } from './derived-ledger.ts';

// Tuned for what the eye compares, a fifth smaller than by default at the same look.
const avif: AvifOptions = { quality: 45, effort: 4, chromaSubsampling: '4:2:0', tune: 'ssim' };
const webp: WebpOptions = { quality: 66, effort: 4, smartSubsample: true };
const jpeg: JpegOptions = { quality: 64, mozjpeg: true };
const encoders = { avif, webp, jpg: jpeg };

const photoFormats: readonly PhotoFormat[] = ['avif', 'webp', 'jpg'];

export type PhotoVariant = { name: string; width: number; format: PhotoFormat };

/**
 * One hash a photo, over the original and the way it is encoded: it changes when any of the photo's
 * files would, so that they can be cached for ever, and the browser's list of photos stays small.
 */
export function photoHash(digest: string, widths: readonly number[]): string {
  const settings = JSON.stringify({ encoders, widths });
  return createHash('sha256').update(digest).update(settings).digest('hex').slice(0, 8);
}

export function photoVariants(
  slug: string,
  { hash, widths }: Pick<DerivedPhoto, 'hash' | 'widths'>,
): PhotoVariant[] {
  return photoFormats.flatMap((format) =>
    formatWidths(widths, format).map((width) => {
      return { name: `${slug}-${width}.${hash}.${format}`, width, format };
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
  for (const width of new Set(variants.map((variant) => variant.width))) {
    const { data, info } = await upright
      .clone()
      .resize({ width })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { channels, height } = info;
    const picture = sharp(data, { raw: { width: info.width, height, channels } });
    for (const { name, format } of variants.filter((variant) => variant.width === width)) {
      const type = format === 'jpg' ? 'jpeg' : format;
      yield { name, bytes: await picture.clone().toFormat(type, encoders[format]).toBuffer() };
    }
  }
}
