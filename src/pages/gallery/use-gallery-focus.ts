import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GallerySlug } from '../../content/gallery-photos.generated.ts';
import { portionsUpTo } from './portions.ts';

type Grid = RefObject<HTMLUListElement | null>;

/**
 * When a further portion is shown, moves the focus to the first of its photos, which stands where the button stood.
 * Call the returned function with the index of that photo before.
 */
export function useFocusOnNewPhotos(grid: Grid, portions: number) {
  const toFocus = useRef<number>(null);
  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    // Where only the button and what follows it are in view, Chromium would scroll on with them, past the new photos.
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    photoLink(grid, toFocus.current)?.focus({ preventScroll: true });
    toFocus.current = null;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => style.removeProperty('overflow-anchor')),
    );
  }, [grid, portions]);
  return (index: number) => {
    toFocus.current = index;
  };
}

type AfterLightbox = {
  grid: Grid;
  isOpen: boolean;
  photos: readonly GallerySlug[];
  portions: number;
  showPortions: (count: number) => void;
};

/**
 * Once the lightbox is closed, moves the focus to the photo that it showed last. Call the returned function with each
 * photo that it shows.
 */
export function useFocusAfterLightbox(gallery: AfterLightbox) {
  const { grid, isOpen, photos, portions, showPortions } = gallery;
  const lastViewed = useRef<GallerySlug>(null);
  // After every render: if the photo is in a portion that is not shown yet, the portion is rendered first.
  useLayoutEffect(() => {
    if (isOpen || !lastViewed.current) return;
    const index = photos.findIndex((slug) => slug === lastViewed.current);
    if (portionsUpTo(index) > portions) {
      showPortions(portionsUpTo(index));
      return;
    }
    lastViewed.current = null;
    const link = photoLink(grid, index);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  return (photo: GallerySlug) => {
    lastViewed.current = photo;
  };
}

function photoLink(grid: Grid, index: number): HTMLElement | null | undefined {
  return grid.current?.children[index]?.querySelector('a');
}
