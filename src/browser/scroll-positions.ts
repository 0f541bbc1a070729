/** The key of the vertical scroll position, in px, in the state of a history entry. */
const KEY = 'scrollTop';

/** How long after the last scroll event to write it, in ms: browsers limit how often an entry may be changed. */
const SETTLED_MS = 100;

/**
 * Scroll positions by the key of their history entry. They are kept here as well because the state of an entry that
 * was just left by Back can no longer be written.
 */
const positions = new Map<string, number>();

function entryState(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}

/** React Router's key of the entry; undefined until `trackScroll` gives one to the first, or to one of the visitor's. */
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
 * Keeps the scroll position of the current history entry, where it survives a reload and ends with the tab.
 * To be called whenever another entry is shown, and the function that it returns before the next one.
 */
export function trackScroll(): () => void {
  const stop = new AbortController();
  const key = entryKey() ?? ownKey();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const state = entryState();
    const top = positions.get(key);
    // After Back the new page may still have to be loaded.
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
    // The event of the last scroll may still be to come.
    keep();
    write();
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', leave, options);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    share();
    // WebKit restores a page from its cache scrolled to the top.
    if (persisted) restoreScroll();
  };
  window.addEventListener('pageshow', comeBack, options);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

/**
 * Back and Forward are for `restoreScroll`, because the browser would scroll before the other page is rendered.
 * A full load, also of a tab that the system has dropped, is for the browser.
 */
function share() {
  window.history.scrollRestoration = document.hidden ? 'auto' : 'manual';
}

/** Scrolls at once to where the visitor left the current history entry; leaves alone a part to which the browser goes. */
export function restoreScroll(): void {
  const key = entryKey();
  const top = (key && positions.get(key)) ?? entryState()[KEY];
  const isNew = typeof top !== 'number';
  if (isNew && window.location.hash) return;
  const scroll = () => window.scrollTo({ top: isNew ? 0 : top, behavior: 'instant' });
  scroll();
  // A smooth scroll that was still moving adds the pixels of its last frame.
  requestAnimationFrame(scroll);
}
