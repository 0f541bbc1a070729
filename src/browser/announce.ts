/** Marks the live regions that `announce` writes in: one for the page, and one in each modal dialog. */
export const liveRegion = { 'aria-live': 'polite', 'data-live-region': '' } as const;

/** In ms. The page changes first: Orca drops words that come together with many other changes. */
export const AFTER_MS = 200;

/**
 * In ms. No screen reader needs longer to notice the words. Then they go: a visitor who reads on must not find them.
 */
const STAYS_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes screen readers say `words`. What stands behind an open dialog is silent, so the dialog has its own region. */
export function announce(words: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // A closed dialog is silent too.
    const region =
      document.querySelector('dialog[open] [data-live-region]') ??
      document.querySelector('[data-live-region]:not(dialog *)');
    if (!region) return;
    // A live region speaks only when its text changes: the second of two equal texts ends in a no-break space.
    region.textContent = region.textContent === words ? `${words}\u00a0` : words;
    timer = setTimeout(() => region.replaceChildren(), STAYS_MS);
  }, AFTER_MS);
}
