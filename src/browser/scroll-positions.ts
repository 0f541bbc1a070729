/** The key of the vertical scroll position, in px, in the state of a history entry. */
const KEY = 'scrollTop';

/** How long after the last scroll event to save, in ms: browsers limit how often a history entry may be changed. */
const SETTLED_MS = 100;

type EntryState = Record<string, unknown> | null;

/**
 * Scroll positions by the index that React Router gives each history entry. They are kept here as well
 * because at `popstate` the state of the entry just left can no longer be written.
 */
const positions = new Map<unknown, number>();

let currentIndex: unknown;

function entryState(): EntryState {
  const state: unknown = window.history.state;
  return typeof state === 'object' && !Array.isArray(state) ? (state as EntryState) : null;
}

function savePosition() {
  const top = Math.round(window.scrollY);
  const state = entryState();
  positions.set(currentIndex, top);
  if (state?.[KEY] !== top) window.history.replaceState({ ...state, [KEY]: top }, '');
}

/**
 * Keeps the scroll position in each history entry, where it survives a reload and ends with the tab, and
 * restores it in place of the browser, which would do so before the other page is rendered. Returns a
 * function that stops it.
 */
export function trackScroll(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveLater = () => {
    positions.set(currentIndex, Math.round(window.scrollY));
    clearTimeout(timer);
    timer = setTimeout(savePosition, SETTLED_MS);
  };
  const saveNow = () => {
    clearTimeout(timer);
    savePosition();
  };
  const leave = () => {
    saveNow();
    // What comes next may be a full load of this entry, where only the browser can restore.
    window.history.scrollRestoration = 'auto';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    window.history.scrollRestoration = 'manual';
    // WebKit restores a page from its cache scrolled to the top.
    if (persisted) restoreScroll();
  };
  const enterEntry = () => {
    clearTimeout(timer);
    currentIndex = entryState()?.['idx'];
  };
  currentIndex = entryState()?.['idx'];
  // The browser crashed or was closed without `pagehide`, and did not restore this entry.
  if (window.history.scrollRestoration === 'manual' && window.scrollY === 0) restoreScroll();
  window.history.scrollRestoration = 'manual';
  // The visitor may have scrolled before hydration.
  saveNow();
  window.addEventListener('scroll', saveLater, options);
  // Before a link or a button navigates: a smooth scroll may still be moving.
  document.addEventListener('click', saveNow, { ...options, capture: true });
  window.addEventListener('popstate', enterEntry, options);
  window.addEventListener('pagehide', leave, options);
  window.addEventListener('pageshow', comeBack, options);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}

/** To be called after a navigation that has added or replaced a history entry. */
export function trackNewEntry(): void {
  currentIndex = entryState()?.['idx'];
  positions.delete(currentIndex);
}

/** Scrolls at once to where the visitor left the current history entry; to the top of a new one. */
export function restoreScroll(): void {
  const state = entryState();
  const top = positions.get(state?.['idx']) ?? state?.[KEY];
  const scroll = () =>
    window.scrollTo({ top: typeof top === 'number' ? top : 0, behavior: 'instant' });
  scroll();
  // A smooth scroll that was still moving adds the pixels of its last frame.
  requestAnimationFrame(scroll);
}
