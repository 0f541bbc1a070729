import { createHash } from 'node:crypto';

import { fileWidths, photoFileName } from '../../src/components/photo/photo-address.ts';
import type { PhotoFormat } from '../../src/components/photo/photo-formats.ts';
import type { PhotoEntry } from './photo-schema.ts';
import type { PhotoUse } from './photo-usage.ts';
import { encoders } from './encode-picture.ts';
import type { Photo } from './read-photos.ts';

/** Where the files of all photos are, below the project's folder. */
export const galleryDir = 'public/gallery';

type PublishedFile = { name: string; width: number; format: PhotoFormat };

/** What pages and the builder of the files need of a photo. */
export type PublishedPhoto = {
  entry: PhotoEntry;
  original: Buffer;
  /** In px, of the original. */
  width: number;
  height: number;
  /** In the files' names, so that they may be cached for ever: it changes when a file would. */
  hash: string;
  files: readonly PublishedFile[];
};

/** The photos that a page uses, by slug; of the others no file is made. */
export function describePhotos(
  photos: readonly Photo[],
  uses: readonly PhotoUse[],
): PublishedPhoto[] {
  const used = new Set(uses.map(({ slug }) => slug));
  return photos
    .filter(({ entry }) => used.has(entry.slug))
    .toSorted((a, b) => (a.entry.slug < b.entry.slug ? -1 : 1))
    .map(({ entry, original, width, height }): PublishedPhoto => {
      const hash = hashOf(original);
      const files = (['avif', 'jpg'] as const).flatMap((format) =>
        fileWidths(width, format).map((px) => {
          return { name: photoFileName(entry.slug, hash, px, format), width: px, format };
        }),
      );
      return { entry, original, width, height, hash, files };
    });
}

function hashOf(original: Buffer): string {
  const settings = JSON.stringify(encoders);
  return createHash('sha256').update(original).update(settings).digest('hex').slice(0, 8);
}
