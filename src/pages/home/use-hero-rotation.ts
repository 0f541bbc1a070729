import { useEffect, useReducer, useState, type FocusEvent } from 'react';
import { savesData } from '../../browser/saves-data.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { heroRotation, nextToFetch, ROTATION_MS, startHeroRotation } from './hero-rotation.ts';

export type HeroRotationState = ReturnType<typeof useHeroRotation>;

let pausedInThisDocument = false;

/**
 * The rotation stops on hover and focus, in a hidden tab, under reduced motion and Save-Data. A pause, by the button or
 * by keyboard focus (WAI-ARIA practices, carousel), lasts as long as the document. One picture loads at a time, before
 * it is due.
 */
export function useHeroRotation(slides: number) {
  const [state, dispatch] = useReducer(heroRotation, slides, startHeroRotation);
  const [paused, setPaused] = useState(() => pausedInThisDocument);
  const pause = (wanted: boolean) => {
    pausedInThisDocument = wanted;
    setPaused(wanted);
  };
  const { attended, release, handlers } = useAttention(() => pause(true));
  const hydrated = useHydrated();
  const saveData = hydrated && savesData();
  const rotates = hydrated && slides > 1 && !saveData && !paused && !prefersStillness();
  const runs = rotates && !attended;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') dispatch({ type: 'tick' });
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [runs]);

  const ahead = rotates ? nextToFetch(state) : null;
  return {
    index: state.index,
    paused,
    /** Only the first picture is loaded, as under Save-Data. */
    single: slides < 2 || saveData,
    isMounted: (slide: number) =>
      slide === state.index || slide === ahead || state.statuses[slide] === 'loaded',
    dispatch,
    handlers,
    togglePause: () => {
      // The focus on this button would keep the rotation stopped.
      if (paused) release();
      pause(!paused);
    },
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Whether a pointer is over the element or the focus is inside. A finger is over it only while it touches.
 * `onTabbedInto` is called when the keyboard moves the focus in. After `release`, a focus that stays inside no longer
 * counts.
 */
function useAttention(onTabbedInto: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attended: hovered || focused,
    release: () => setFocused(false),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(true);
        if (target.tabIndex >= 0 && target.matches(':focus-visible')) onTabbedInto();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
