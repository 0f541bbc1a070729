import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in the prerendered HTML and during hydration, true from then on: for what the build can't know
 * (query, locale, whether there is script). Reading these earlier would be a hydration mismatch.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Calls back once, when React has hydrated the component and before it renders it again: the last moment
 * to read what was typed before, which a controlled field then loses. Not called where React renders the page anew.
 */
export function useOnHydration(callback: () => void): void {
  const hydrated = useHydrated();
  const first = useRef(hydrated ? null : callback);
  useLayoutEffect(() => {
    first.current?.();
    first.current = null;
  }, []);
}
