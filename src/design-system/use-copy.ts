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
import { copyTexts } from './control-texts.ts';

/** In characters. */
const LONGEST_SPOKEN = 60;

type CopyOutcome = 'none' | 'copied' | 'refused';

/**
 * Copies `text` to the clipboard, and announces the outcome: a short text itself, of a longer one `longTextCopied`. If the
 * browser can't, the outcome is 'refused' and the text in `source` is selected: the visitor can copy it by hand.
 *
 * The outcome returns to 'none' when `text` changes or the visitor copies something else; 'refused' also when something
 * else is selected. Pass a text that is made at the click to `copy`, and from the next render on as `text`.
 */
export function useCopy(
  text: string,
  source: RefObject<HTMLElement | null>,
  longTextCopied?: string,
) {
  const [me] = useState({});
  const attempts = useSyncExternalStore(onAttempt, currentAttempts, () => noAttempts);
  const { selected } = attempts;
  // A layout effect: `source` has just been rendered.
  useLayoutEffect(() => {
    if (selected?.by === me) selectText(source.current);
  }, [selected, me, source]);

  const copy = async (newText = text) => {
    const isCopied = await copyToClipboard({ by: me, text: newText });
    announce(isCopied ? copiedWords(newText, longTextCopied) : copyTexts.byHand);
  };
  return { outcome: outcomeOf(attempts, me, text), copy };
}

/** Names the text: a screen reader that is told the same words twice says them once. */
function copiedWords(text: string, longTextCopied: string = copyTexts.copied): string {
  return text.length > LONGEST_SPOKEN ? longTextCopied : `${copyTexts.copied}: ${text}`;
}

/** Of the last attempt by `me`. It says nothing of another text. */
function outcomeOf({ copied, selected }: Attempts, me: object, text: string): CopyOutcome {
  // A selection is newer than what was copied: copying ends it.
  if (selected?.by === me) return selected.text === text ? 'refused' : 'none';
  if (copied?.by === me) return copied.text === text ? 'copied' : 'none';
  return 'none';
}

/** Of the button, which is called `name` until it has copied. */
export function copyLabel(outcome: CopyOutcome, name: string = copyTexts.copy): string {
  return outcome === 'copied' ? `${copyTexts.copied} ✓` : name;
}
