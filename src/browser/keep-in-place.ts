/**
 * Keeps an element at its place on the screen while content above it changes before the next frame. Only Safari needs
 * this: the others have scroll anchoring. An element in the lower half of the window may move.
 */
export function keepInPlace(element: Element): void {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  if (before > window.innerHeight / 2) return;
  requestAnimationFrame(() => window.scrollBy({ top: top() - before, behavior: 'instant' }));
}
