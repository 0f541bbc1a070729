import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** `times` counts the clicks, so that a second copy is announced as well. */
export type CopyState = { outcome: 'none' | 'copied' | 'refused'; times: number };

type Attempt = { text: string; succeeded: boolean; times: number };

/** The attempt whose text is in the clipboard, as far as this page knows. */
let inClipboard: Attempt | null = null;
const listeners = new Set<() => void>();

function setInClipboard(attempt: Attempt | null) {
  inClipboard = attempt;
  for (const listener of listeners) listener();
}

/** The visitor has copied something else by hand. */
function forget() {
  setInClipboard(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  for (const type of ['copy', 'cut'] as const) document.addEventListener(type, forget);
  return () => {
    listeners.delete(listener);
    for (const type of ['copy', 'cut'] as const) document.removeEventListener(type, forget);
  };
}

function selectText(element: HTMLElement | null) {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element) {
    window.getSelection()?.selectAllChildren(element);
  }
}

/**
 * Copies `text` to the clipboard. If the browser refuses or has no clipboard (an old browser, http), the
 * outcome is 'refused' and the text in `source` is selected, so that the visitor can copy it by hand. The
 * outcome is 'copied' only as long as the page has copied nothing else and `text` is the same. A text that
 * is made at the click is handed to `copy`, and is `text` from the next render on.
 */
export function useCopy(text: string, source: RefObject<HTMLElement | null>) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const latest = useSyncExternalStore(
    subscribe,
    () => inClipboard,
    () => null,
  );
  const refused = attempt !== null && !attempt.succeeded;
  // Once `source` is rendered, and before the visitor is told.
  useLayoutEffect(() => {
    if (refused) selectText(source.current);
  }, [attempt, refused, source]);

  async function copy(newText = text) {
    let succeeded = true;
    try {
      await navigator.clipboard.writeText(newText);
    } catch {
      succeeded = false;
    }
    const made = { text: newText, succeeded, times: (attempt?.times ?? 0) + 1 };
    setAttempt(made);
    if (succeeded) setInClipboard(made);
  }

  const state: CopyState = {
    outcome: outcomeOf(attempt, latest, text),
    times: attempt?.times ?? 0,
  };
  return { ...state, copy };
}

function outcomeOf(
  attempt: Attempt | null,
  latest: Attempt | null,
  text: string,
): CopyState['outcome'] {
  if (attempt === null || attempt.text !== text) return 'none';
  if (!attempt.succeeded) return 'refused';
  return attempt === latest ? 'copied' : 'none';
}
