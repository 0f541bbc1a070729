import { useState, type RefObject } from 'react';

/** `times` counts the clicks, so that a second copy is announced as well. */
export type CopyState = { outcome: 'none' | 'copied' | 'refused'; times: number };

function selectText(element: HTMLElement | null) {
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else if (element) {
    window.getSelection()?.selectAllChildren(element);
  }
}

/**
 * Copies text to the clipboard. If the browser refuses or has no clipboard (an old browser, http), the
 * outcome is 'refused' and the text in `source` is selected, so that the visitor can copy it by hand.
 */
export function useCopy(source: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>({ outcome: 'none', times: 0 });
  const settle = (outcome: CopyState['outcome']) =>
    setState(({ times }) => ({ outcome, times: times + 1 }));
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      settle('copied');
    } catch {
      settle('refused');
      // `source` may be rendered only now.
      requestAnimationFrame(() => selectText(source.current));
    }
  }
  return { ...state, copy };
}
