import { useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { entryState, replaceEntry } from '../../browser/history-entry.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/**
 * How many portions of photos are shown. The history entry keeps it, so Back and a reload show the same. The lightbox's
 * entry takes it over by its `state`.
 */
export function usePortions() {
  const location = useLocation();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const hydrated = useHydrated();
  const kept: unknown = hydrated
    ? (entryState()['portions'] ?? location.state?.portions)
    : undefined;
  const portions = typeof kept === 'number' ? kept : 1;
  const show = (more: number) => {
    replaceEntry({ state: { portions: more } });
    renderAgain();
  };

  // After a reload the built page is too short for the old position: the browser stops at its end or stays at its top,
  // unless the visitor has scrolled. Read before `trackScroll` keeps that place.
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const top = entryState()['scrollTop'];
    const isMoved = window.scrollY > 0 && window.scrollY < end - 2;
    if (typeof top === 'number' && top > end && !isMoved) before.current = top;
  }, []);
  useLayoutEffect(() => {
    if (!hydrated || before.current === undefined) return;
    if (portions > 1) window.scrollTo({ top: before.current, behavior: 'instant' });
    before.current = undefined;
  }, [hydrated, portions]);

  return { portions, show };
}
