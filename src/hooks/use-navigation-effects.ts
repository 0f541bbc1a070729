import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { focusOn, goTo } from '../browser/go-to.ts';
import { scrollBehavior } from '../browser/scroll-behavior.ts';
import { restoreScroll, trackScroll } from '../browser/scroll-positions.ts';
import { decoded } from '../lib/page-path.ts';

/**
 * The `state` of a navigation that opens a layer, such as the lightbox. Scroll position and focus then stay, both when
 * it opens and when Back closes it.
 */
export const ABOVE_PAGE = { abovePage: true } as const;

function isAbovePage({ state }: Location): boolean {
  return state?.abovePage === true;
}

/** What a fragment leads to. It is found by its id, because a fragment may be no valid selector. */
function hashTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(decoded(hash.slice(1)));
  // An empty element marks a place in its section.
  const shown = target?.hasChildNodes() ? target : target?.closest('section');
  // A hidden element can't be scrolled to.
  return shown?.getClientRects().length ? shown : null;
}

/** Makes screen readers read the heading, as after a full load. */
function focusHeading() {
  focusOn(document.querySelector<HTMLElement>('main h1'));
}

/**
 * Sets title, focus and scroll position, as a browser does on a full load. A link scrolls smoothly; Back and Forward
 * return at once to where the visitor was.
 */
export function useNavigationEffects(titleOf: (pathname: string) => string) {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;
    const newPage = from.pathname !== location.pathname;
    if (newPage) document.title = titleOf(location.pathname);
    if (type === NavigationType.Pop) {
      if (!newPage && isAbovePage(from)) return;
      restoreScroll();
      // Within a page, Back may hide what has the focus.
      if (newPage) focusHeading();
      else if (!document.activeElement?.getClientRects().length) focusOn(hashTarget(location.hash));
      return;
    }
    if (isAbovePage(location)) return;
    if (newPage) focusHeading();
    const target = location.hash ? hashTarget(location.hash) : null;
    if (target) goTo(target);
    else if (newPage || !location.hash) window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [location, type, titleOf]);

  // A layout effect: its cleanup must run before the effect above scrolls.
  useLayoutEffect(trackScroll, [location]);
}
