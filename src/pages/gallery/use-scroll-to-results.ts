import { useLayoutEffect, useRef } from 'react';
import { announce } from '../../browser/announce.ts';
import type { GalleryFilterId } from '../../content/gallery-categories.ts';

/** Seen in place of the list, and announced. */
export const noPhotos = 'No photos found for the selected category.';

/**
 * After the visitor has chosen a filter, announces how many photos it finds. If the first of them are above the screen
 * or behind the bar of filters, scrolls up to them. Back changes the filter too, and restores its own scroll position.
 */
export function useScrollToResults(filter: GalleryFilterId, count: number) {
  const bar = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const lastChosen = useRef<GalleryFilterId>(null);
  useLayoutEffect(() => {
    if (lastChosen.current !== filter || !bar.current || !results.current) return;
    announce(count === 0 ? noPhotos : `${count} ${count === 1 ? 'picture' : 'pictures'}`);
    // Not the bar's own position: a page that has become shorter may have scrolled the bar away. Its style says where
    // it sticks.
    const stuckTop = Number.parseFloat(getComputedStyle(bar.current).top) || 0;
    const barBottom = stuckTop + bar.current.offsetHeight;
    const hiddenHeight = barBottom - results.current.getBoundingClientRect().top;
    if (hiddenHeight > 0) window.scrollBy({ top: -hiddenHeight, behavior: 'instant' });
  }, [filter, count]);
  return {
    bar,
    results,
    /** Call it when the visitor chooses a filter. */
    onChoose: (id: GalleryFilterId) => {
      lastChosen.current = id;
    },
  };
}
