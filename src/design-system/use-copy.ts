import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { announce } from '../browser/announce.ts';
import {
  type Attempts,
  copyToClipboard,
  currentAttempts,
  noAttempts,
  onAttempt,
  selectText,
} from '../browser/copy.ts';

/** Shown and heard where the browser refuses to copy. */
export const copyByHand =
  'Your browser did not let us copy. The text is selected: press and hold it, or press Ctrl+C (Cmd+C on a Mac).';

/** In characters. Of a longer text, screen readers are not told the text itself. */
const LONGEST_SPOKEN = 60;

type CopyOutcome = 'none' | 'copied' | 'refused';

/**
 * Copies `text` to the clipboard, and announces the outcome. It announces a short text itself. Of a longer one it says
 * `longTextCopied`. If the browser can't copy, the outcome is 'refused' and the text in `source` is selected, so that
 * the visitor can copy it by hand.
 *
 * The outcome returns to 'none' when `text` changes or the visitor copies something else. 'refused' also ends when
 * something else is selected. If the text is made at the click, pass it to `copy`, and as `text` from the next render
 * on. `copy` returns whether the browser has copied.
 */
export function useCopy(
  text: string,
  source: RefObject<HTMLElement | null>,
  longTextCopied?: string,
) {
  const [me] = useState({});
  const attempts = useSyncExternalStore(onAttempt, currentAttempts, () => noAttempts);
  const { refused } = attempts;
  // A layout effect: `source` has just been rendered.
  useLayoutEffect(() => {
    if (refused?.by === me) selectText(source.current);
  }, [refused, me, source]);

  const copy = async (newText = text) => {
    const isCopied = await copyToClipboard({ by: me, text: newText });
    announce(isCopied ? copiedWords(newText, longTextCopied) : copyByHand);
    return isCopied;
  };
  return { outcome: outcomeOf(attempts, me, text), copy };
}

/** Names the text: a screen reader that is told the same words twice says them once. */
function copiedWords(text: string, longTextCopied: string = 'Copied'): string {
  return text.length > LONGEST_SPOKEN ? longTextCopied : `Copied: ${text}`;
}

/** The outcome of the last attempt by `me`. 'none' if it was about another text. */
function outcomeOf({ copied, refused }: Attempts, me: object, text: string): CopyOutcome {
  // If `me` has made both, the refused one is newer: an attempt that succeeds ends the one that was refused.
  if (refused?.by === me) return refused.text === text ? 'refused' : 'none';
  if (copied?.by === me) return copied.text === text ? 'copied' : 'none';
  return 'none';
}

/** The label of the button, which is called `name` until it has copied. */
export function copyLabel(outcome: CopyOutcome, name: string = 'Copy'): string {
  return outcome === 'copied' ? 'Copied ✓' : name;
}
