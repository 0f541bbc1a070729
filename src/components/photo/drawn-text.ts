import { drawnPhotos, photographsOfPeople } from '#photos-of-pages';
import type { PhotoSlug } from '../../content/photos.generated.ts';
import { drawnTexts } from '../../content/shared-texts.ts';

/** The sentence that people in pictures are drawn; undefined if nobody in them is. */
export function drawnText(
  photos: readonly PhotoSlug[],
  drawn = drawnPhotos,
  photographs = photographsOfPeople,
): string | undefined {
  if (!photos.some((it) => drawn.includes(it))) return undefined;
  return photos.some((it) => photographs.includes(it)) ? drawnTexts.some : drawnTexts.all;
}
