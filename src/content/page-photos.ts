import type { PhotoSlug } from './photos.generated.ts';

/** The picture in each page's head. Only the gallery may show it too. */
export const pagePhotos = {
  about: 'staff',
  children: 'walk-to-school',
  programs: 'setting-off',
  gallery: 'drums',
  getInvolved: 'kitchen-garden',
  give: 'main-gate',
  contact: 'compound',
} as const satisfies Record<string, PhotoSlug>;

/** At the top of Home, in their order. None shows anybody at the left, where the hero's words stand. */
export const heroPhotos = [
  'hand-in-hand',
  'main-gate-wide',
  'walk-to-school',
  'compound',
  'hills-at-sunset',
] as const satisfies readonly PhotoSlug[];

/** Beside the stories on Home and About. */
export const storyPhotos = {
  welcome: 'birthday',
  since: 'playground',
  history: 'dormitory',
  values: 'hills-at-sunset',
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

/** `closing` stands beside the last words of About. A shared link to a page without a picture shows `shared`. */
export const placePhotos = {
  closing: 'evening-devotion-wide',
  notFound: 'football',
  shared: 'main-gate-wide',
} as const satisfies Record<string, PhotoSlug>;
