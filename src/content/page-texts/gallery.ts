import type { PhotoSlug } from '../photos.generated.ts';

export const galleryTexts = {
  lead: 'Lessons, play, meals and celebrations at the home.',
  none: 'No photos found for the selected category.',
  /** The number of pictures that are not shown yet follows. */
  more: 'More pictures',
  /** Only screen readers say it. */
  photos: 'Pictures',
  closing: {
    title: 'Help, or come and see',
    text: 'Support a child’s year at school, or visit the home yourself.',
  },
} as const;

/** The photos in the order of the grid. photos/photos.json describes each. */
export const galleryPhotos = [
  'main-gate',
  'playground',
  'dormitory',
  'hand-in-hand',
  'walk-to-school',
  'hills-at-sunset',
  'classroom',
  'reading-tree',
  'sewing',
  'football',
  'skipping',
  'drums',
  'kitchen-garden',
  'breakfast',
  'washing-day',
  'chapati',
  'graduation',
  'setting-off',
  'evening-devotion',
  'choir',
  'birthday',
] as const satisfies readonly PhotoSlug[];

/** Cross a wide screen, which cuts a third of their height: only where no head is cut. After five others, best. */
export const widePhotos: readonly PhotoSlug[] = [
  'hills-at-sunset',
  'drums',
  'setting-off',
] satisfies readonly (typeof galleryPhotos)[number][];
