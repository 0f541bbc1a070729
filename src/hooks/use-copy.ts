import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** `times` counts the clicks, so that a second copy is announced as well. */
export type CopyState = { outcome: 'none' | 'copied' | 'refused'; times: number };

/** `by` is the hook that made it. */
type Attempt = { by: object; text: string; times: number };

/** There is one clipboard and one selection, so at most one attempt of the page has each. */
type Attempts = { copied: Attempt | null; selected: Attempt | null };

const nothing: Attempts = { copied: null, selected: null };
let attempts = nothing;
const listeners = new Set<() => void>();

function setAttempts(now: Attempts) {
  attempts = now;
  for (const listener of listeners) listener();
}

/** The visitor has copied something else by hand. */
function forget() {
  setAttempts({ ...attempts, copied: null });
}

function subscribe(listener: () => void) {
  const types = ['copy', 'cut'] as const;
  // All hooks share one listener, which is removed with the last of them.
  if (listeners.size === 0) for (const type of types) document.addEventListener(type, forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const type of types) document.removeEventListener(type, forget);
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
 * outcome is 'refused' and the text in `source` is selected, so that the visitor can copy it by hand.
 *
 * The outcome returns to 'none' when `text` changes or the visitor copies something else on the page; 'refused'
 * also when something else is selected. A text that is made at the click is passed to `copy`, and the caller passes
 * it as `text` from the next render on. `lastCopied` is the last text that any button of the page has copied.
 */
export function useCopy(text: string, source: RefObject<HTMLElement | null>) {
  const [me] = useState({});
  const { copied, selected } = useSyncExternalStore(
    subscribe,
    () => attempts,
    () => nothing,
  );
  const latest = [selected, copied].find((attempt) => attempt?.by === me) ?? null;
  const refused = latest !== null && latest === selected;
  // A layout effect: `source` has just been rendered, and the visitor has not been told yet.
  useLayoutEffect(() => {
    if (refused) selectText(source.current);
  }, [latest, refused, source]);

  async function copy(newText = text) {
    let succeeded = true;
    try {
      await navigator.clipboard.writeText(newText);
    } catch {
      succeeded = false;
    }
    const made = { by: me, text: newText, times: (latest?.times ?? 0) + 1 };
    setAttempts({ copied: succeeded ? made : attempts.copied, selected: succeeded ? null : made });
  }

  const outcome = latest?.text !== text ? 'none' : refused ? 'refused' : 'copied';
  const state: CopyState = { outcome, times: latest?.times ?? 0 };
  return { ...state, lastCopied: copied?.text ?? null, copy };
}
