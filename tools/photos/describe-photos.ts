import type { LocalPhoto } from './derived-ledger.ts';
import type { Original, Survey } from './gate.ts';
import type { PublishedPhotos } from './generated-modules.ts';
import type { PhotoEntry } from './photo-catalog.ts';
import { photoColors } from './photo-colors.ts';
import { photoHash } from './photo-variants.ts';
import type { PhotoUse } from './photo-usage.ts';
import { photoWidths } from './photo-widths.ts';

/**
 * What pages need of the photos that they use. A photo that no page uses is not published: no file
 * is made of it.
 */
export async function describePhotos(
  { entries, originals, ledger }: Omit<Survey, 'problems'>,
  uses: readonly PhotoUse[],
): Promise<PublishedPhotos> {
  const wanted = wantedLayouts(uses);
  const local: LocalPhoto[] = [];
  for (const entry of entries) {
    const original = originals.get(entry.file);
    const layouts = wanted.get(entry.slug);
    if (!original || !layouts) continue;
    const known = Object.values(ledger).find(({ digest }) => digest === original.digest);
    const colors = known ?? (await photoColors(original.bytes));
    local.push({ entry, derived: derivedPhoto(entry, original, colors, [...layouts]) });
  }
  return {
    local,
    first: new Set(uses.filter(({ first }) => first).map(({ slug }) => slug)),
  };
}

function derivedPhoto(
  { file }: PhotoEntry,
  { digest, width, height }: Original,
  { color, gradient }: LocalPhoto['derived'] | Awaited<ReturnType<typeof photoColors>>,
  layouts: Parameters<typeof photoWidths>[1],
): LocalPhoto['derived'] {
  const widths = photoWidths({ width, height }, layouts);
  return { file, digest, hash: photoHash(digest, widths), width, height, widths, color, gradient };
}

function wantedLayouts(uses: readonly PhotoUse[]) {
  const wanted = new Map<string, Set<PhotoUse['layouts'][number]>>();
  for (const { slug, layouts } of uses) {
    const set = wanted.get(slug) ?? new Set();
    for (const layout of layouts) set.add(layout);
    wanted.set(slug, set);
  }
  return wanted;
}
