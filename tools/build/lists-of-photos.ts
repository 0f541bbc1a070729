import * as all from '../../src/content/photos.generated.ts';
import { photoUses } from '../photos/photo-usage.ts';

/** The file whose pictures no page but the gallery shows. */
const onlyInGallery = 'src/content/page-texts/gallery.ts';

/** What each of the two lists exports. */
export async function listsOfPhotos() {
  const uses = await photoUses();
  const named = new Set(uses.filter(({ file }) => file !== onlyInGallery).map(({ slug }) => slug));
  return {
    ofPages: listOf((slug) => named.has(slug)),
    others: listOf((slug) => !named.has(slug)),
  };
}

/** The exports of photos.generated.ts, with the pictures that `has` takes. */
function listOf(has: (slug: string) => boolean) {
  const entries = <Value>(list: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(list).filter(([slug]) => has(slug)));
  return {
    sitePhotos: entries(all.sitePhotos),
    drawnPhotos: all.drawnPhotos.filter(has),
    photographsOfPeople: all.photographsOfPeople.filter(has),
  };
}
