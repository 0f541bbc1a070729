import type { PhotoSlug } from './photo-files.generated.ts';

/** The picture in each page's head. The home page has its hero instead. */
export const pagePhotos = {
  about: 'staff',
  children: 'hand-in-hand',
  programs: 'reading-tree',
  gallery: 'drums',
  getInvolved: 'kitchen-garden',
  contact: 'compound',
  notFound: 'main-gate',
} as const satisfies Record<string, PhotoSlug>;
