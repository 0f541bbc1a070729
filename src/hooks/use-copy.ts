import { useState, type RefObject } from 'react';

/** `times` counts the presses, so that copying again can be announced again. */
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
 * Copies text to the clipboard. Where that is refused or missing (an old browser, http) success is
 * never claimed: the text in `source` is selected, so that the visitor can copy it by hand.
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
      // After React has shown what was hidden until now.
      requestAnimationFrame(() => selectText(source.current));
    }
  }
  return { ...state, copy };
}
