import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the prerender and during hydration. Reading query or locale earlier would be a hydration mismatch. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
