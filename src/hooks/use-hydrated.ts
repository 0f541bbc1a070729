import { useSyncExternalStore } from 'react';
import { afterPress, isPressed } from '../browser/press.ts';

let isKnown = false;

/**
 * False in the prerender and during hydration. Reading query or locale earlier would be a hydration mismatch. Also
 * false while a press lasts that began before hydration: what changes then would move away from under the finger.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    afterPress,
    () => (isKnown ||= !isPressed()),
    () => false,
  );
}
