import { useSyncExternalStore } from 'react';
import { afterPress, isPressed } from '../browser/press.ts';

let isKnown = false;

/**
 * False in the prerender and during hydration. Reading query or locale earlier would be a hydration mismatch. Also false
 * until the press ends during which the page has hydrated: what then changes would move away from under the finger.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    afterPress,
    () => (isKnown ||= !isPressed()),
    () => false,
  );
}
