import { entryState, replaceEntry } from './history-entry.ts';

/** The field of the scroll position, in px, in the state of a history entry. */
const FIELD = 'scrollTop';

/** In ms. Browsers limit how often a page may change its history entry. */
const SETTLED_MS = 100;

/** Positions by the key of their entry, because Back may leave an entry before its position is in its state. */
const positions = new Map<string, number>();

/**
 * Keeps the scroll position in the state of the history entry, which survives a reload. Call it when an entry is
 * shown, and the returned function before the next one is shown.
 */
export function trackScroll(): () => void {
  const stop = new AbortController();
  const key = entryKey() ?? giveKey();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const top = positions.get(key);
    // Back changes the current entry at once. This page may stay until the next one has loaded.
    if (entryKey() === key && writtenScrollTop() !== top) replaceEntry({ state: { [FIELD]: top } });
  };
  const keep = () => {
    positions.set(key, Math.round(window.scrollY));
    clearTimeout(timer);
    timer = setTimeout(write, SETTLED_MS);
  };
  const leave = () => {
    // The last scroll event may still be waiting.
    keep();
    write();
    window.history.scrollRestoration = 'auto';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    setRestoration();
    // WebKit scrolls to the top when it restores a page from the back-forward cache.
    if (persisted) restoreScroll();
  };

  keep();
  setRestoration();
  const options = { signal: stop.signal, passive: true } as const;
  window.addEventListener('scroll', keep, options);
  document.addEventListener('visibilitychange', setRestoration, options);
  window.addEventListener('pagehide', leave, options);
  window.addEventListener('pageshow', comeBack, options);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

/** Scrolls to the position of the history entry. A new entry starts at the top, or where its fragment is. */
export function restoreScroll(): void {
  const key = entryKey();
  const top = (key === undefined ? undefined : positions.get(key)) ?? writtenScrollTop();
  // The browser scrolls to the fragment.
  if (top === undefined && window.location.hash) return;
  const scroll = () => window.scrollTo({ top: top ?? 0, behavior: 'instant' });
  scroll();
  // The last frame of a smooth scroll moves the page once more.
  requestAnimationFrame(scroll);
}

/** The scroll position in the state of the history entry, in px. Undefined if the entry is new. */
export function writtenScrollTop(): number | undefined {
  const top = entryState()[FIELD];
  return typeof top === 'number' ? top : undefined;
}

/** React Router's key of the entry. The first one, and one with an edited address, have none. */
function entryKey(): string | undefined {
  const { key } = entryState();
  return typeof key === 'string' ? key : undefined;
}

/** Gives the entry a key, because React Router has given it none. */
function giveKey(): string {
  const key = `own-${Date.now()}-${positions.size}`;
  replaceEntry({ state: { key } });
  return key;
}

/**
 * Sets 'manual', because after Back the browser would scroll before the other page is rendered. Sets 'auto' in a hidden
 * tab, so that the browser restores the position if it drops the tab.
 */
function setRestoration() {
  window.history.scrollRestoration = document.hidden ? 'auto' : 'manual';
}
