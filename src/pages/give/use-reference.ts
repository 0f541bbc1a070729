import { useState } from 'react';
import { isHydrated } from '../../browser/is-hydrated.ts';
import { isReference, newReference } from '../../giving/reference.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/** The id of the field that holds it: the browser fills it in again after Back or a reload. */
export const REFERENCE_ID = 'gift-reference';

/** The note's, kept while the visitor is on other pages of the site, as its fields are. */
let kept: string | null = null;

/**
 * `reference` is null before hydration, and for ever in a browser without secure random numbers; `isFilledIn`
 * says whether the browser has filled the page in again.
 */
export function useReference() {
  const hydrated = useHydrated();
  const [found] = useState(foundReference);
  return { reference: hydrated ? noteReference(found) : null, isFilledIn: found !== null };
}

/** Read in the first render, where also the elements of a page that React renders anew are still there. */
function foundReference(): string | null {
  if (typeof document === 'undefined' || isHydrated()) return null;
  const field = document.getElementById(REFERENCE_ID);
  return field instanceof HTMLInputElement && isReference(field.value) ? field.value : null;
}

function noteReference(found: string | null): string | null {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return found;
  kept ??= found ?? newReference((bytes) => crypto.getRandomValues(bytes));
  return kept;
}
