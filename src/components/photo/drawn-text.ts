import type { SitePhoto } from '../../content/photos.generated.ts';
import { drawnTexts } from '../../content/shared-texts.ts';

/** The sentence that people in pictures are drawn; undefined if nobody in them is. */
export function drawnText(photos: readonly Pick<SitePhoto, 'people'>[]): string | undefined {
  if (!photos.some(({ people }) => people === 'drawn')) return undefined;
  return photos.some(({ people }) => people === 'real') ? drawnTexts.some : drawnTexts.all;
}
