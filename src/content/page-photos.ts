import type { PhotoSlug } from './photos.generated.ts';

/** The picture in each page's head. Only the gallery may show it too. */
export const pagePhotos = {
  children: 'walk-to-school',
  programs: 'setting-off',
  gallery: 'drums',
  getInvolved: 'kitchen-garden',
  give: 'main-gate',
  contact: 'compound',
} as const satisfies Record<string, PhotoSlug>;

/** Beside the stories on Home and About. */
export const storyPhotos = {
  welcome: 'birthday',
  since: 'playground',
} as const satisfies Record<string, PhotoSlug>;

/** The home page's style has a place for each. */
type SixPhotos = readonly [PhotoSlug, PhotoSlug, PhotoSlug, PhotoSlug, PhotoSlug, PhotoSlug];

/** The home page's day, from morning to night. The last picture fills a screen. */
export const dayPhotos = [
  'dormitory',
  'breakfast',
  'classroom',
  'football',
  'chapati',
  'evening-devotion-wide',
] as const satisfies SixPhotos;

export const placePhotos = {
  notFound: 'football',
} as const satisfies Record<string, PhotoSlug>;
