/** `by` is the hook that made the attempt. */
export type Attempt = { by: object; text: string };

/**
 * The last attempt that has `copied`, and the last that the browser has `refused`, whose text is then selected. The
 * page has one clipboard and one selection, so each is one attempt at most.
 */
export type Attempts = { copied: Attempt | null; refused: Attempt | null };

export const noAttempts: Attempts = { copied: null, refused: null };

let attempts = noAttempts;
const listeners = new Set<() => void>();

export function currentAttempts(): Attempts {
  return attempts;
}

export function onAttempt(listener: () => void): () => void {
  const types = ['copy', 'cut'] as const;
  // All hooks share one listener, which is removed with the last of them.
  if (listeners.size === 0) for (const type of types) document.addEventListener(type, forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const type of types) document.removeEventListener(type, forget);
  };
}

/** Returns whether the browser has copied the text. An old browser and a page on http have no clipboard. */
export async function copyToClipboard(attempt: Attempt): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(attempt.text);
    setAttempts({ copied: attempt, refused: null });
    return true;
  } catch {
    setAttempts({ ...attempts, refused: attempt });
    return false;
  }
}

export function selectText(element: HTMLElement | null) {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element) {
    window.getSelection()?.selectAllChildren(element);
  }
}

function setAttempts(now: Attempts) {
  attempts = now;
  for (const listener of listeners) listener();
}

/** The visitor has copied something else by hand, so the clipboard no longer holds our text. */
function forget() {
  setAttempts({ ...attempts, copied: null });
}
