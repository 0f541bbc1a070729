import { bootAttributes } from '../boot-attributes.ts';

/** Whether React has hydrated the document; false in the prerender. */
export function isHydrated(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.documentElement.hasAttribute(bootAttributes.hydrated)
  );
}
