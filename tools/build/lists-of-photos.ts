import { galleryPhotos } from '../../src/content/page-texts/gallery.ts';
import * as all from '../../src/content/photos.generated.ts';
import { PORTION } from '../../src/pages/gallery/portions.ts';
import { photoUses } from '../photos/photo-usage.ts';

/** Files whose pictures no page but the gallery shows: the cards of shared links are made beforehand. */
const notOnPages = new Set(['src/content/social-cards.ts', 'src/content/page-texts/gallery.ts']);

/** What each of the two lists exports, and `styled`: the pictures whose crop is in the stylesheet. */
export async function listsOfPhotos() {
  const uses = await photoUses();
  const named = new Set(uses.filter(({ file }) => !notOnPages.has(file)).map(({ slug }) => slug));
  // The build writes the first portion into the document, which may hold no style attribute.
  const styled = new Set([...named, ...galleryPhotos.slice(0, PORTION)]);
  return {
    ofPages: listOf((slug) => named.has(slug), styled),
    others: listOf((slug) => !named.has(slug), styled),
    styled,
  };
}

/** The exports of photos.generated.ts, with the pictures that `has` takes. */
function listOf(has: (slug: string) => boolean, styled: ReadonlySet<string>) {
  const entries = <Value>(list: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(list).filter(([slug]) => has(slug)));
  return {
    sitePhotos: entries(all.sitePhotos),
    drawnPhotos: all.drawnPhotos.filter(has),
    photographsOfPeople: all.photographsOfPeople.filter(has),
    photoFocus: Object.fromEntries(
      Object.entries(all.photoFocus).filter(([slug]) => has(slug) && !styled.has(slug)),
    ),
  };
}
