import { bootAttributes } from '../boot-attributes.ts';

/** False in the prerender. */
export function isHydrated(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.documentElement.hasAttribute(bootAttributes.hydrated)
  );
}
