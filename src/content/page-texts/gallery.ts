import type { GallerySlug } from '../gallery-photos.generated.ts';

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

/** Cross a wide screen, which cuts a third of their height: only where no head is cut. After five others, best. */
export const widePhotos: readonly GallerySlug[] = ['hills-at-sunset', 'drums', 'setting-off'];
