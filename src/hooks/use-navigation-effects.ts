import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { scrollBehavior } from '../browser/scroll-behavior.ts';

/** A navigation's `state` that leaves scroll and focus where they are: a tab, the lightbox. */
export const STAY_IN_PLACE = { stayInPlace: true } as const;

/** Vertical positions in px by history entry. In memory: nothing about a visit is ever stored. */
const positions = new Map<string, number>();

function staysInPlace({ state }: Location): boolean {
  return state?.stayInPlace === true;
}

/** The element that an address's fragment names; `getElementById` takes any text without throwing. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** A hidden target (a panel that is not chosen) can't be scrolled to. */
function scrollToTarget(target: HTMLElement | null) {
  target?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}

/** Screen readers read the new page's heading, as they would after a full load. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * What a browser does by itself on a full load: the title, the focus, and the scroll position.
 * Forward navigation scrolls smoothly to the top or to the address's fragment; Back and Forward
 * return to where the visitor was, at once.
 */
export function useNavigationEffects(titleOf: (pathname: string) => string) {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);

  // Before the browser paints: the new page's own scroll events must not be taken for the old one's.
  useLayoutEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY);
    // Nobody has heard of what was scrolled before React was here.
    if (!positions.has(location.key)) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useEffect(() => {
    const manual = () => (window.history.scrollRestoration = 'manual');
    let left = 0;
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      left = window.scrollY;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      manual();
      // WebKit shows a page that it has kept whole at its top all the same.
      if (persisted) window.scrollTo({ top: left, behavior: 'instant' });
    };
    manual();
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;
    const newPage = from.pathname !== location.pathname;
    if (newPage) document.title = titleOf(location.pathname);
    if (type === NavigationType.Pop) {
      if (!newPage && staysInPlace(from)) return;
      const top = positions.get(location.key);
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
      if (newPage) focusHeading();
      return;
    }
    if (staysInPlace(location)) return;
    if (newPage) focusHeading();
    if (location.hash) scrollToTarget(hashTarget(location.hash));
    else window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [location, type, titleOf]);
}
