/**
 * The filters in the order of the buttons. After a change: `npm run photos`. Livelihood is waiting for its first photo.
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
