import type { LocalPhoto } from './derived-ledger.ts';
import type { Survey } from './gate.ts';
import { photoColor } from './photo-color.ts';
import { photoHash } from './photo-variants.ts';
import type { PhotoUse } from './photo-usage.ts';

/**
 * What pages need of the photos that they use. A photo that no page uses is not published: no file
 * is made of it.
 */
export async function describePhotos(
  { entries, originals, ledger }: Omit<Survey, 'problems'>,
  uses: readonly PhotoUse[],
): Promise<LocalPhoto[]> {
  const used = new Set(uses.map(({ slug }) => slug));
  const photos: LocalPhoto[] = [];
  for (const entry of entries.filter(({ slug }) => used.has(slug))) {
    const original = originals.get(entry.file);
    if (!original) continue;
    const { digest, width, height, bytes } = original;
    const known = Object.values(ledger).find((derived) => derived.digest === digest);
    const color = known?.color ?? (await photoColor(bytes));
    const derived = { file: entry.file, digest, hash: photoHash(bytes), width, height, color };
    photos.push({ entry, derived });
  }
  return photos;
}
