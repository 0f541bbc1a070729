import { createHash } from 'node:crypto';
import { fileWidths, photoFileName } from '../../src/components/photo/photo-address.ts';
import type { PhotoFormat } from '../../src/components/photo/photo-formats.ts';
import type { PhotoEntry } from './photo-schema.ts';
import { encoders } from './encode-picture.ts';
import type { Photo } from './read-photos.ts';

export const galleryDir = 'public/gallery';

type PublishedFile = { name: string; width: number; format: PhotoFormat };

export type PublishedPhoto = {
  entry: PhotoEntry;
  original: Buffer;
  /** The original's size, in px. */
  width: number;
  height: number;
  /** The colour at its foot. */
  ground: string;
  /** A part of the files' names. It changes when a file does, so browsers may keep files for a year. */
  fileHash: string;
  files: readonly PublishedFile[];
};

/** The photos in their order, with the files to make of each. */
export function describePhotos(photos: readonly Photo[]) {
  return photos.map(({ entry, original, width, height, ground }): PublishedPhoto => {
    const fileHash = fileHashOf(original);
    const files = (['avif', 'jpg'] as const).flatMap((format) =>
      fileWidths(width, format).map((px) => {
        return { name: photoFileName(entry.slug, fileHash, px, format), width: px, format };
      }),
    );
    return { entry, original, width, height, ground, fileHash, files };
  });
}

function fileHashOf(original: Buffer): string {
  const settings = JSON.stringify(encoders);
  return createHash('sha256').update(original).update(settings).digest('hex').slice(0, 8);
}
