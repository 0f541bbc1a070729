import type { PhotoSlug } from '../photo-files.generated.ts';

export const galleryTexts = {
  lead: 'Lessons, play, meals and celebrations at the home.',
  none: 'No photos found for the selected category.',
  /** For screen readers. */
  photos: 'Pictures',
  closing: {
    title: 'Help, or come and see',
    text: 'Support a child’s year at school, or visit the home yourself.',
  },
} as const;

/**
 * In the order of the buttons; each but the first is a category that a photo can have, so `npm run
 * photos` comes after a change here. Livelihood is waiting for its first photo.
 */
export const galleryFilters = [
  { id: 'all', label: 'All pictures' },
  { id: 'children', label: 'Children' },
  { id: 'education', label: 'Education' },
  { id: 'facilities', label: 'Facilities' },
  { id: 'activities', label: 'Activities' },
  { id: 'daily-life', label: 'Daily Life' },
  { id: 'achievements', label: 'Achievements' },
  { id: 'livelihood', label: 'Livelihood' },
  { id: 'spiritual', label: 'Spiritual' },
  { id: 'community', label: 'Community' },
] as const satisfies readonly [{ id: 'all'; label: string }, ...{ id: string; label: string }[]];

export type GalleryFilterId = (typeof galleryFilters)[number]['id'];

export type PhotoCategory = Exclude<GalleryFilterId, 'all'>;

/** In the order of the grid. photos/photos.json describes each photo. */
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
