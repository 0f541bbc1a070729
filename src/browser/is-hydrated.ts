import { bootAttributes } from '../boot-contract.ts';

/** False in the prerender. */
export function isHydrated(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.documentElement.hasAttribute(bootAttributes.hydrated)
  );
}
