/**
 * Keeps an element where it is on the screen while content above it changes before the next frame. Other browsers
 * do this themselves (scroll anchoring), Safari does not. An element in the lower half of the window may move.
 */
export function keepInPlace(element: Element): void {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  if (before > window.innerHeight / 2) return;
  requestAnimationFrame(() => window.scrollBy({ top: top() - before, behavior: 'instant' }));
}
