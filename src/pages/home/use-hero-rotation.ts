import { useReducer, useState } from 'react';
import { useAttention } from './use-attention.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useInterval } from './use-interval.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { usePageVisible } from './use-page-visible.ts';
import { useSaveData } from '../../hooks/use-save-data.ts';
import { heroRotation, nextToFetch, ROTATION_MS, startHeroRotation } from './hero-rotation.ts';

/**
 * The rotation stops on hover and focus, in a hidden tab, under reduced motion and Save-Data. A pause, by the button or
 * by keyboard focus (WAI-ARIA practices, carousel), lasts as long as the document. One picture loads at a time, before
 * it is due.
 */
export function useHeroRotation<T extends HTMLElement>(slides: number) {
  const [state, dispatch] = useReducer(heroRotation, slides, startHeroRotation);
  const [paused, setPaused] = useState(wasPaused);
  const pause = (wanted: boolean) => {
    pausedInThisDocument = wanted;
    setPaused(wanted);
  };
  const { attended, release, handlers } = useAttention<T>(() => pause(true));
  const hydrated = useHydrated();
  const visible = usePageVisible();
  const still = useReducedMotion();
  const saveData = useSaveData();
  const rotates = slides > 1 && !still && !saveData;
  const runs = hydrated && rotates && !paused && !attended && visible;
  useInterval(() => dispatch({ type: 'tick' }), runs ? ROTATION_MS : null);

  const ahead = hydrated && rotates && !paused ? nextToFetch(state) : null;
  const isMounted = (slide: number) =>
    slide === state.index || slide === ahead || state.statuses[slide] === 'loaded';

  return {
    index: state.index,
    paused,
    /** Only the first picture is loaded, as under Save-Data. */
    single: slides < 2 || saveData,
    isMounted,
    dispatch,
    handlers,
    togglePause: () => {
      // Otherwise the focus on this button would keep the rotation stopped.
      if (paused) release();
      pause(!paused);
    },
  };
}

let pausedInThisDocument = false;

function wasPaused(): boolean {
  return pausedInThisDocument;
}
