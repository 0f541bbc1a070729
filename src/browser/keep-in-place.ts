/**
 * Keeps an element that is in the upper half of the window, or above it, where it is while what stands above
 * it changes before the next frame: Safari does not do so by itself, as other browsers do.
 */
export function keepInPlace(element: Element): void {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  if (before > window.innerHeight / 2) return;
  requestAnimationFrame(() => window.scrollBy({ top: top() - before, behavior: 'instant' }));
}
