import type { PhotoSlug } from './photo-files.generated.ts';

/** In the order of their turns. All are quiet on the left, where the hero's words stand. */
export const heroPhotos = [
  'hand-in-hand',
  'main-gate-wide',
  'walk-to-school',
  'compound',
  'hills-at-sunset',
] as const satisfies readonly PhotoSlug[];
