/**
 * Runs in the page. Reports that the element with the focus went or was hidden, and nothing took the focus: by keyboard
 * one would begin again at the top of the page, and a screen reader falls silent.
 */
export function reportLostFocus() {
  let last: Element | null = null;
  let frames = 0;
  document.addEventListener('focusin', ({ target }) => (last = target as Element));
  requestAnimationFrame(function check() {
    const isThere = last?.isConnected && last.checkVisibility({ visibilityProperty: true });
    // On paper a dialog is hidden.
    const isShown = last && (isThere || matchMedia('print').matches);
    const isLost = last && !isShown && document.activeElement === document.body;
    frames = isLost ? frames + 1 : 0;
    // A new page or the opener of a dialog takes the focus within some frames.
    if (frames > 5) {
      console.error(`the focus is lost with ${last?.outerHTML.slice(0, 200)}`);
      last = null;
    }
    requestAnimationFrame(check);
  });
}
