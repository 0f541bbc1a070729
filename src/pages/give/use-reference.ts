import { useState } from 'react';
import { isHydrated } from '../../browser/is-hydrated.ts';
import { isReference, newReference } from '../../giving/reference.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/** The id of the field that holds it: the browser fills it in again after Back or a reload. */
export const REFERENCE_ID = 'gift-reference';

/** Kept while the visitor is on other pages of the site, as the note's fields are. */
type References = {
  /** Of the note in the fields; undefined before hydration. */
  current?: string | null;
  /** Of the note that was sent before it. */
  before: string | null;
  /** What the fields held when the current note was sent, and the reference of the next note. */
  sent: { values: unknown; next: string | null } | null;
};

let kept: References = { before: null, sent: null };

/**
 * Each note has a reference of its own: the next note begins where the fields are changed after sending. `isFilledIn`
 * says whether the browser has filled the page in again. A reference is null before hydration, and for ever in a
 * browser without secure random numbers.
 */
export function useReference() {
  const hydrated = useHydrated();
  const [found] = useState(foundReference);
  const [references, setReferences] = useState(kept);
  if (hydrated && references.current === undefined)
    setReferences(keep({ current: found ?? made() }));

  /** The references of the note that the fields make, and of the one before. */
  function referencesOf(values: unknown) {
    const { current = null, before, sent } = references;
    return sent !== null && values !== sent.values
      ? { reference: sent.next, sentReference: current }
      : { reference: current, sentReference: before };
  }

  function noteSent(values: unknown) {
    const { reference, sentReference } = referencesOf(values);
    const sent = { values, next: made() };
    setReferences(keep({ current: reference, before: sentReference, sent }));
  }

  return { isFilledIn: found !== null, referencesOf, noteSent };
}

function keep(changed: Partial<References>): References {
  kept = { ...kept, ...changed };
  return kept;
}

/** Read in the first render, while the elements of a page that React renders anew are still there. */
function foundReference(): string | null {
  if (typeof document === 'undefined' || isHydrated()) return null;
  const field = document.getElementById(REFERENCE_ID);
  return field instanceof HTMLInputElement && isReference(field.value) ? field.value : null;
}

function made(): string | null {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return null;
  return newReference((bytes) => crypto.getRandomValues(bytes));
}
