import type { PhotoLayout } from '../../lib/painted-width.ts';

const pageHead = {
  fit: 'cover',
  steps: [
    { from: 48, width: { vw: 58 }, height: { vw: 28, min: 20, max: 30 } },
    { from: 0, width: { vw: 100 }, aspect: 16 / 10 },
  ],
} as const satisfies PhotoLayout;

/**
 * Every place that a photo can stand in, as its CSS lays it out: how wide and how high its box is.
 * `Photo` makes its `sizes` of it and `npm run photos` the widths of the files, so whoever changes a
 * picture's box in a stylesheet changes it here too.
 */
export const photoLayouts = {
  hero: {
    fit: 'cover',
    steps: [
      { from: 94, width: { vw: 100 }, height: { vw: 42, min: 47, max: 54 } },
      { from: 64, width: { vw: 100 }, height: { vw: 51.5, min: 34, max: 47 } },
      { from: 47.5, width: { vw: 100 }, height: { vw: 56, min: 27, max: 41.25 } },
      { from: 0, width: { vw: 100 }, aspect: 390 / 272 },
    ],
  },
  pageHead,
  // The grid below shows the same photo, smaller. Chromium would paint the head's file there, were
  // it among the grid's.
  galleryHead: { ...pageHead, query: 'head' },
  story: {
    fit: 'cover',
    steps: [
      { from: 48, width: { vw: 42.25, max: 35.25 }, aspect: 4 / 3 },
      { from: 0, width: { vw: 90 }, aspect: 4 / 3 },
    ],
  },
  program: {
    fit: 'cover',
    steps: [
      { from: 48, width: { vw: 42.25, max: 35.25 }, aspect: 16 / 10 },
      { from: 0, width: { vw: 90 }, aspect: 16 / 10 },
    ],
  },
  programCard: {
    fit: 'cover',
    steps: [
      { from: 48, width: { vw: 30, rem: -1, max: 24 }, aspect: 4 / 3 },
      { from: 0, width: { vw: 90 }, aspect: 4 / 3 },
    ],
  },
  childCard: {
    fit: 'cover',
    steps: [
      // The words beside it decide on the height; the narrower they run, the more.
      { from: 76, width: { vw: 43.2, max: 36 }, height: { rem: 28 } },
      { from: 60, width: { vw: 43.2 }, height: { rem: 31 } },
      { from: 48, width: { vw: 43.2 }, height: { rem: 36 } },
      { from: 0, width: { vw: 90 }, aspect: 16 / 10 },
    ],
  },
  galleryLandscape: galleryLayout(4 / 3),
  galleryPortrait: galleryLayout(4 / 5, 4 / 3),
  galleryWide: galleryLayout(16 / 9),
  gallerySquare: galleryLayout(1, 4 / 3),
  lightbox: {
    fit: 'contain',
    steps: [
      { from: 48, width: { vw: 90 }, height: { vh: 100, rem: -13.25 } },
      { from: 0, width: { vw: 100 }, height: { vh: 100, rem: -15.25 } },
    ],
  },
} as const satisfies Record<string, PhotoLayout>;

export type PhotoLayoutName = keyof typeof photoLayouts;

/** One, two or three columns, a shape a photo; `single` is its shape in the one column. */
function galleryLayout(aspect: number, single = aspect) {
  return {
    fit: 'cover',
    steps: [
      { from: 60, width: { vw: 30, rem: -0.83, max: 24.17 }, aspect },
      { from: 34, width: { vw: 45, rem: -0.625 }, aspect },
      { from: 0, width: { vw: 90 }, aspect: single },
    ],
  } as const satisfies PhotoLayout;
}
