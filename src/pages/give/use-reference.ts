import { useState } from 'react';
import { isHydrated } from '../../browser/is-hydrated.ts';
import { isReference, newReference } from '../../giving/reference.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/** The browser fills this field in again after Back or a reload. */
export const REFERENCE_ID = 'gift-reference';

/** Kept while the visitor is on other pages, as the note's fields are. */
type References = {
  /** Undefined before hydration. */
  current?: string | null;
  /** The reference of the note sent before. */
  before: string | null;
  /** The fields when the current note was sent, and the reference of the next note. */
  sent: { values: unknown; next: string | null } | null;
};

let kept: References = { before: null, sent: null };

/**
 * A changed field after sending begins the next note, which has a new reference. `isFilledIn` says whether the browser
 * has filled the page in again. A reference is null before hydration, and always in a browser without secure random
 * numbers.
 */
export function useReference() {
  const hydrated = useHydrated();
  const [found] = useState(foundReference);
  const [references, setReferences] = useState(kept);
  if (hydrated && references.current === undefined)
    setReferences(keep({ current: found ?? made() }));

  /** For the note with these values, and the one before. */
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

/** Call it in the first render: React may replace the field afterwards. */
function foundReference(): string | null {
  if (typeof document === 'undefined' || isHydrated()) return null;
  const field = document.getElementById(REFERENCE_ID);
  return field instanceof HTMLInputElement && isReference(field.value) ? field.value : null;
}

function made(): string | null {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return null;
  return newReference((bytes) => crypto.getRandomValues(bytes));
}
