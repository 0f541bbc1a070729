import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerender and during hydration. Reading query or locale earlier would be a hydration mismatch. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
