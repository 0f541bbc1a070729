import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { scrollBehavior } from '../browser/scroll-behavior.ts';

/** The `state` of a navigation that must move neither scroll position nor focus: a tab, the lightbox. */
export const STAY_IN_PLACE = { stayInPlace: true } as const;

/** Scroll positions in px by history entry. In memory, because nothing about a visit is stored. */
const positions = new Map<string, number>();

function staysInPlace({ state }: Location): boolean {
  return state?.stayInPlace === true;
}

/** The element named by a fragment. Not by a selector: any text may stand in an address. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollToTarget(target: HTMLElement | null) {
  target?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}

/** So that screen readers read the new page's heading, as after a full load. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Does what a browser does on a full load: sets title, focus and scroll position. A link scrolls smoothly
 * to the top or to the fragment; Back and Forward return at once to where the visitor was.
 */
export function useNavigationEffects(titleOf: (pathname: string) => string) {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);

  // A layout effect, or scroll events of the new page would be stored for the old one.
  useLayoutEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY);
    // The visitor may have scrolled before hydration.
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
      // WebKit restores a page from its cache scrolled to the top.
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
