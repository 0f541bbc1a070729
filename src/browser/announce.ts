/** Marks the live regions that `announce` writes in: one for the page, and one in each modal dialog. */
export const liveRegion = { 'aria-live': 'polite', 'data-live-region': '' } as const;

/** A visitor who reads on later must not find the words. No screen reader needs longer to notice them. */
const STAYS_MS = 5000;

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Makes screen readers say `words`. What stands behind an open dialog is silent, so the dialog has its own region. */
export function announce(words: string): void {
  const dialog = document.querySelector('dialog[open]');
  // A closed dialog is silent too.
  const region = dialog
    ? dialog.querySelector('[data-live-region]')
    : document.querySelector('[data-live-region]:not(dialog *)');
  if (!region) return;
  // A live region speaks only when its text changes: the second of two equal texts ends in a no-break space.
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
  clearTimeout(clearing);
  clearing = setTimeout(() => region.replaceChildren(), STAYS_MS);
}
