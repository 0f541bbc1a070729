import type { PhotoSlug } from './photo-files.generated.ts';

/** The picture in each page's head. The home page has its hero instead. */
export const pagePhotos = {
  about: 'staff',
  children: 'choir',
  programs: 'skipping',
  gallery: 'drums',
  getInvolved: 'kitchen-garden',
  give: 'main-gate',
  contact: 'compound',
  notFound: 'compound',
} as const satisfies Record<string, PhotoSlug>;

/** The picture beside each of the stories on Home and About: none is at the top of another page. */
export const storyPhotos = {
  welcome: 'birthday',
  since: 'playground',
  history: 'evening-devotion',
  values: 'hills-at-sunset',
} as const satisfies Record<string, PhotoSlug>;

/**
 * The picture beside the closing band of three pages: the gate that one comes in by, where the years of
 * school lead, and who answers the phone.
 */
export const closingPhotos = {
  about: 'main-gate',
  children: 'setting-off',
  getInvolved: 'staff',
} as const satisfies Record<string, PhotoSlug>;

/** Neither more nor fewer: the style of the home page's day has a place for each of six pictures. */
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

/** The home from above, beside its address on About; the gate, beside the visiting hours on Contact. */
export const placePhotos = {
  location: 'compound',
  visit: 'main-gate',
} as const satisfies Record<string, PhotoSlug>;
