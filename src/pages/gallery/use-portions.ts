import { useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { entryState, replaceEntry } from '../../browser/history-entry.ts';
import { writtenScrollTop } from '../../browser/scroll-positions.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/**
 * How many portions of photos are shown. The history entry keeps the number, so Back and a reload show the same. The
 * entry of the lightbox receives it in its `state` (use-lightbox-entry.ts).
 */
export function usePortions() {
  const location = useLocation();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const hydrated = useHydrated();
  const kept: unknown = hydrated
    ? (entryState()['portions'] ?? location.state?.portions)
    : undefined;
  const portions = typeof kept === 'number' ? kept : 1;
  const showPortions = (count: number) => {
    replaceEntry({ state: { portions: count } });
    renderAgain();
  };

  // After a reload the built page is too short for the position that the entry keeps. So the browser stops at the
  // page's end, or stays at its top. The first effect notes the position before `trackScroll` overwrites it. Once all
  // portions are shown, the second goes there, unless the visitor has scrolled.
  const topBeforeReload = useRef<number>(undefined);
  useLayoutEffect(() => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const top = writtenScrollTop();
    const hasVisitorScrolled = window.scrollY > 0 && window.scrollY < end - 2;
    if (top !== undefined && top > end && !hasVisitorScrolled) topBeforeReload.current = top;
  }, []);
  useLayoutEffect(() => {
    if (!hydrated || topBeforeReload.current === undefined) return;
    if (portions > 1) window.scrollTo({ top: topBeforeReload.current, behavior: 'instant' });
    topBeforeReload.current = undefined;
  }, [hydrated, portions]);

  return { portions, showPortions };
}
