import { useHydrated } from '../../hooks/use-hydrated.ts';
import { newReference } from '../../giving/reference.ts';

/** The note's, kept while the visitor is on other pages, as its fields are. */
let reference: string | null = null;

/** null before hydration, and for ever in a browser without secure random numbers. */
export function useReference(): string | null {
  return useHydrated() ? noteReference() : null;
}

function noteReference(): string | null {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return null;
  reference ??= newReference((bytes) => crypto.getRandomValues(bytes));
  return reference;
}
