import { scrollBehavior } from './scroll-behavior.ts';

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element into view after `delayMs`, unless the visitor clicks, presses a key or scrolls down first.
 * Scrolling up does not cancel it, because a navigation scrolls to the top. Returns a function that cancels it.
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
  for (const type of INPUTS) window.addEventListener(type, cancel, options);
  window.addEventListener('pagehide', cancel, options);
  window.addEventListener('scroll', cancelIfDown, options);
  return cancel;
}
