import { scrollBehavior } from './scroll-behavior.ts';

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element into view after `delayMs`, unless the visitor acts first: presses anything or
 * scrolls down (up is where a navigation's own scroll to the top goes). Returns a cancel function.
 */
export function scrollLater(elementId: string, delayMs: number): () => void {
  const stop = new AbortController();
  const cancel = () => stop.abort();
  let lastTop = window.scrollY;
  const cancelIfDown = () => {
    if (window.scrollY > lastTop) cancel();
    lastTop = window.scrollY;
  };
  const timer = setTimeout(() => {
    cancel();
    document.getElementById(elementId)?.scrollIntoView({ behavior: scrollBehavior() });
  }, delayMs);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  const options = { passive: true, signal: stop.signal } as const;
  for (const act of ACTS) window.addEventListener(act, cancel, options);
  window.addEventListener('pagehide', cancel, options);
  window.addEventListener('scroll', cancelIfDown, options);
  return cancel;
}
