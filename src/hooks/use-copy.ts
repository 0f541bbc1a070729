import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import {
  copyToClipboard,
  currentAttempts,
  noAttempts,
  onAttempt,
  selectText,
} from '../browser/copy.ts';

/** `times` counts the clicks: a second copy is announced too. */
export type CopyState = { outcome: 'none' | 'copied' | 'refused'; times: number };

/**
 * Copies `text` to the clipboard. If the browser can't, the outcome is 'refused' and the text in `source` is selected,
 * so that the visitor can copy it by hand.
 *
 * The outcome returns to 'none' when `text` changes or the visitor copies something else; 'refused' also when something
 * else is selected. Pass a text that is made at the click to `copy`, and from the next render on as `text`.
 * `lastCopied` is the last text that any button of the page has copied.
 */
export function useCopy(text: string, source: RefObject<HTMLElement | null>) {
  const [me] = useState({});
  const { copied, selected } = useSyncExternalStore(onAttempt, currentAttempts, () => noAttempts);
  const latest = [selected, copied].find((attempt) => attempt?.by === me) ?? null;
  const refused = latest !== null && latest === selected;
  // A layout effect: `source` has just been rendered.
  useLayoutEffect(() => {
    if (refused) selectText(source.current);
  }, [latest, refused, source]);

  const copy = (newText = text) =>
    copyToClipboard({ by: me, text: newText, times: (latest?.times ?? 0) + 1 });
  const outcome = latest?.text !== text ? 'none' : refused ? 'refused' : 'copied';
  const state: CopyState = { outcome, times: latest?.times ?? 0 };
  return { ...state, lastCopied: copied?.text ?? null, copy };
}
