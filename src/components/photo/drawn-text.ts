import { drawnPhotos, photographsOfPeople } from '../../content/drawn-photos.generated.ts';
import type { PhotoSlug } from '../../content/photo-files.generated.ts';
import { drawnTexts } from '../../content/shared-texts.ts';

/** Says of pictures that their people are drawn; undefined where nobody in them is. */
export function drawnText(
  photos: readonly PhotoSlug[],
  drawn = drawnPhotos,
  photographs = photographsOfPeople,
): string | undefined {
  if (!photos.some((it) => drawn.includes(it))) return undefined;
  return photos.some((it) => photographs.includes(it)) ? drawnTexts.some : drawnTexts.all;
}
