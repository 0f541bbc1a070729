import { entryKey, entryState, replaceEntry } from './history-entry.ts';

/** The key of the scroll position, in px, in the state of a history entry. */
const KEY = 'scrollTop';

/** In ms. Browsers limit how often a page may change its history entry. */
const SETTLED_MS = 100;

/** Positions by the key of their entry, because Back may leave an entry before its position is in its state. */
const positions = new Map<string, number>();

function ownKey(): string {
  const key = `own-${Date.now()}-${positions.size}`;
  replaceEntry({ state: { key } });
  return key;
}

/**
 * Keeps the scroll position in the state of the history entry, which survives a reload. Call it when an entry is
 * shown, and the returned function before the next one is shown.
 */
export function trackScroll(): () => void {
  const stop = new AbortController();
  const key = entryKey() ?? ownKey();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const top = positions.get(key);
    // Back changes the current entry at once. This page may stay until the next one has loaded.
    if (entryKey() === key && entryState()[KEY] !== top) replaceEntry({ state: { [KEY]: top } });
  };
  const keep = () => {
    positions.set(key, Math.round(window.scrollY));
    clearTimeout(timer);
    timer = setTimeout(write, SETTLED_MS);
  };
  keep();
  share();
  const options = { signal: stop.signal, passive: true } as const;
  window.addEventListener('scroll', keep, options);
  document.addEventListener('visibilitychange', share, options);
  const leave = () => {
    // The last scroll event may still be waiting.
    keep();
    write();
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', leave, options);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    share();
    // WebKit scrolls to the top when it restores a page from the back-forward cache.
    if (persisted) restoreScroll();
  };
  window.addEventListener('pageshow', comeBack, options);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

/**
 * 'manual', because after Back the browser would scroll before the other page is rendered. 'auto' in a hidden tab, so
 * that the browser restores the position if it drops the tab.
 */
function share() {
  window.history.scrollRestoration = document.hidden ? 'auto' : 'manual';
}

/** An entry without a position starts at the top. If it has a fragment, the browser scrolls to that. */
export function restoreScroll(): void {
  const key = entryKey();
  const top = (key && positions.get(key)) ?? entryState()[KEY];
  const isNew = typeof top !== 'number';
  if (isNew && window.location.hash) return;
  const scroll = () => window.scrollTo({ top: isNew ? 0 : top, behavior: 'instant' });
  scroll();
  // The last frame of a smooth scroll moves the page once more.
  requestAnimationFrame(scroll);
}
