/** The key of the vertical scroll position, in px, in the state of a history entry. */
const KEY = 'scrollTop';

/** How long after the last scroll event to write it, in ms: browsers limit how often an entry may be changed. */
const SETTLED_MS = 100;

/**
 * Scroll positions by the index that React Router gives each history entry. They are kept here as well
 * because the state of an entry that was just left by Back can no longer be written.
 */
const positions = new Map<unknown, number>();

function entryState(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}

/**
 * Keeps the scroll position of the current history entry, where it survives a reload and ends with the tab.
 * To be called whenever another entry is shown, and the function that it returns before the next one.
 */
export function trackScroll(): () => void {
  const stop = new AbortController();
  const { idx } = entryState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const state = entryState();
    const top = positions.get(idx);
    // After Back the new page may still have to be loaded.
    if (state['idx'] === idx && state[KEY] !== top)
      window.history.replaceState({ ...state, [KEY]: top }, '');
  };
  const keep = () => {
    positions.set(idx, Math.round(window.scrollY));
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

/** Scrolls at once to where the visitor left the current history entry. */
export function restoreScroll(): void {
  const state = entryState();
  const top = positions.get(state['idx']) ?? state[KEY];
  const scroll = () =>
    window.scrollTo({ top: typeof top === 'number' ? top : 0, behavior: 'instant' });
  scroll();
  // A smooth scroll that was still moving adds the pixels of its last frame.
  requestAnimationFrame(scroll);
}
