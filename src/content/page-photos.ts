import type { PhotoSlug } from './photo-files.generated.ts';

/** The picture in each page's head. The home page has its hero instead. */
export const pagePhotos = {
  about: 'staff',
  children: 'hand-in-hand',
  programs: 'reading-tree',
  gallery: 'drums',
  getInvolved: 'kitchen-garden',
  give: 'walk-to-school',
  contact: 'compound',
  notFound: 'main-gate',
} as const satisfies Record<string, PhotoSlug>;

/** The picture beside each of the stories on Home and About. */
export const storyPhotos = {
  welcome: 'reading-tree',
  since: 'main-gate',
  history: 'main-gate',
} as const satisfies Record<string, PhotoSlug>;

/** The home from above, beside its address on About; the gate, beside the visiting hours on Contact. */
export const placePhotos = {
  location: 'compound',
  visit: 'main-gate',
} as const satisfies Record<string, PhotoSlug>;
