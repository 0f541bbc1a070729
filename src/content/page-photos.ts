import type { PhotoSlug } from './photos.generated.ts';

/** The picture in each page's head. Only the gallery shows it too. The home page has its hero instead. */
export const pagePhotos = {
  about: 'staff',
  children: 'walk-to-school',
  programs: 'setting-off',
  gallery: 'drums',
  getInvolved: 'kitchen-garden',
  give: 'main-gate',
  contact: 'compound',
} as const satisfies Record<string, PhotoSlug>;

/** The picture beside each of the stories on Home and About. */
export const storyPhotos = {
  welcome: 'birthday',
  since: 'playground',
  history: 'dormitory',
  values: 'hills-at-sunset',
} as const satisfies Record<string, PhotoSlug>;

/** Exactly six, because the style of the home page's day has a place for each. */
type SixPhotos = readonly [PhotoSlug, PhotoSlug, PhotoSlug, PhotoSlug, PhotoSlug, PhotoSlug];

/** The home page's day, from morning to night: five pictures and, last, one that fills a screen. */
export const dayPhotos = [
  'dormitory',
  'breakfast',
  'classroom',
  'football',
  'chapati',
  'evening-devotion-wide',
] as const satisfies SixPhotos;

/** Beside the last words of About, and behind the gate of the 404 page. */
export const placePhotos = {
  closing: 'evening-devotion-wide',
  notFound: 'football',
} as const satisfies Record<string, PhotoSlug>;
