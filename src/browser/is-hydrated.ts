import { bootAttributes } from '../boot-contract.ts';

/** Whether React handles the page. False in the prerender. */
export function isHydrated(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.documentElement.hasAttribute(bootAttributes.hydrated)
  );
}
