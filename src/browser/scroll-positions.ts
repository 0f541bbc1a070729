/** The key of the vertical scroll position, in px, in the state of a history entry. */
const KEY = 'scrollTop';

/** The delay after the last scroll event, in ms. Browsers limit how often a page may change its history entry. */
const SETTLED_MS = 100;

/**
 * Scroll positions by the key of their history entry. Back may leave an entry before its position was written to its
 * state, and a page can't write to an entry that it has left.
 */
const positions = new Map<string, number>();

function entryState(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}

/**
 * The key that React Router gives an entry. The first entry has none, nor has one that the visitor makes by editing
 * the address, until `trackScroll` gives it one.
 */
function entryKey(): string | undefined {
  const { key } = entryState();
  return typeof key === 'string' ? key : undefined;
}

function ownKey(): string {
  const key = `own-${Date.now()}-${positions.size}`;
  window.history.replaceState({ ...entryState(), key }, '');
  return key;
}

/**
 * Keeps the scroll position in the state of the current history entry, which survives a reload and ends with the tab.
 * Call it when an entry is shown, and the function that it returns before the next entry is shown.
 */
export function trackScroll(): () => void {
  const stop = new AbortController();
  const key = entryKey() ?? ownKey();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const state = entryState();
    const top = positions.get(key);
    // Back changes the current entry at once, while this page may stay until the next one has loaded.
    if (entryKey() === key && state[KEY] !== top)
      window.history.replaceState({ ...state, [KEY]: top }, '');
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
    // The last scroll event may not have fired yet.
    keep();
    write();
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', leave, options);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    share();
    // WebKit scrolls a page to the top when it restores it from the back-forward cache.
    if (persisted) restoreScroll();
  };
  window.addEventListener('pageshow', comeBack, options);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

/**
 * `restoreScroll` scrolls after Back and Forward, because the browser would do it before the other page is rendered.
 * After a full load the browser scrolls, also in a tab that the system has dropped and loads again.
 */
function share() {
  window.history.scrollRestoration = document.hidden ? 'auto' : 'manual';
}

/**
 * Scrolls at once to where the visitor left the current history entry. An entry without a position starts at the top,
 * unless it has a fragment: the browser scrolls to that.
 */
export function restoreScroll(): void {
  const key = entryKey();
  const top = (key && positions.get(key)) ?? entryState()[KEY];
  const isNew = typeof top !== 'number';
  if (isNew && window.location.hash) return;
  const scroll = () => window.scrollTo({ top: isNew ? 0 : top, behavior: 'instant' });
  scroll();
  // If a smooth scroll was under way, its last frame moves the page once more.
  requestAnimationFrame(scroll);
}
