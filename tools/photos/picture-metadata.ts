import { readdir, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';

import type { OriginalSize } from './catalog-problems.ts';
import { listOriginals, photosDir } from './photo-catalog.ts';

const pictureExtensions = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff']);

/** EXIF holds where and when a picture was taken: a child's whereabouts. */
export function privateMetadata(metadata: Metadata): string[] {
  return (['exif', 'xmp', 'iptc'] as const)
    .filter((kind) => metadata[kind] !== undefined)
    .map((kind) => kind.toUpperCase());
}

/** As the picture is seen, after its orientation has been applied. */
export async function readOriginalSizes(): Promise<Map<string, OriginalSize>> {
  const sizes = new Map<string, OriginalSize>();
  for (const file of await listOriginals()) {
    const { autoOrient } = await sharp(join(photosDir, file)).metadata();
    sizes.set(file, { width: autoOrient.width, height: autoOrient.height });
  }
  return sizes;
}

/**
 * Takes the metadata out of an original, in place, and says what was there.
 * The orientation is applied first, and a JPEG is encoded anew at quality 95:
 * sharp cannot drop metadata without it, so only pictures that carry any are
 * touched.
 */
export async function stripOriginal(file: string, dir = photosDir): Promise<string[]> {
  const path = join(dir, file);
  const found = privateMetadata(await sharp(path).metadata());
  if (found.length === 0) return found;
  const picture = sharp(path).autoOrient().keepIccProfile();
  const isJpeg = /\.jpe?g$/i.test(file);
  const clean = isJpeg ? picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : picture;
  const bytes = await clean.toBuffer();
  await writeFile(`${path}.partial`, bytes);
  await rename(`${path}.partial`, path);
  return found;
}

/** Pictures below the given folders that carry private metadata, by name. */
export async function findPrivateMetadata(dirs: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const dir of dirs) {
    for (const name of await readdir(dir, { recursive: true }).catch(() => [])) {
      if (!pictureExtensions.has(extname(name).toLowerCase())) continue;
      const path = join(dir, name);
      const found = privateMetadata(await sharp(path).metadata());
      if (found.length > 0)
        problems.push(`${path} carries ${found.join(', ')}; run: npm run photos`);
    }
  }
  return problems;
}
