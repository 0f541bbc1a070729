import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { announce } from '../browser/announce.ts';
import {
  copyToClipboard,
  currentAttempts,
  noAttempts,
  onAttempt,
  selectText,
} from '../browser/copy.ts';
import { copyTexts } from '../content/shared-texts.ts';

/** In characters. */
const LONGEST_SPOKEN = 60;

type CopyOutcome = 'none' | 'copied' | 'refused';

/**
 * Copies `text` to the clipboard, and announces the outcome: a short text itself, of a longer one `ofLong`. If the
 * browser can't, the outcome is 'refused' and the text in `source` is selected: the visitor can copy it by hand.
 *
 * The outcome returns to 'none' when `text` changes or the visitor copies something else; 'refused' also when something
 * else is selected. Pass a text that is made at the click to `copy`, and from the next render on as `text`.
 * `lastCopied` is the last text that any button of the page has copied.
 */
export function useCopy(text: string, source: RefObject<HTMLElement | null>, ofLong?: string) {
  const [me] = useState({});
  const { copied, selected } = useSyncExternalStore(onAttempt, currentAttempts, () => noAttempts);
  const latest = [selected, copied].find((attempt) => attempt?.by === me) ?? null;
  const refused = latest !== null && latest === selected;
  // A layout effect: `source` has just been rendered.
  useLayoutEffect(() => {
    if (refused) selectText(source.current);
  }, [latest, refused, source]);

  const copy = async (newText = text) => {
    const isCopied = await copyToClipboard({ by: me, text: newText });
    // A screen reader that is told the same words twice says them once.
    const isLong = newText.length > LONGEST_SPOKEN;
    const words = isLong ? (ofLong ?? copyTexts.copied) : `${copyTexts.copied}: ${newText}`;
    announce(isCopied ? words : copyTexts.byHand);
  };
  const outcome: CopyOutcome = latest?.text !== text ? 'none' : refused ? 'refused' : 'copied';
  return { outcome, lastCopied: copied?.text ?? null, copy };
}

/** Of the button, which is called `name` until it has copied. */
export function copyLabel(outcome: CopyOutcome, name: string = copyTexts.copy): string {
  return outcome === 'copied' ? `${copyTexts.copied} ✓` : name;
}
