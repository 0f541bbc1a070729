import { hydrateQuietly } from './hydrate.ts';
import { whenLoaded } from './page-events.ts';

/**
 * Hydrates when the browser is idle, after `load` and the first paint. On a fast network `load` comes before
 * the first frame, and callbacks of ours would delay that frame.
 */
export function hydrateAfterPaint() {
  if (!observes('paint')) return whenLoaded(hydrateAfterFrames);
  // Firefox with resistFingerprinting lists `paint` and never reports it.
  setTimeout(() => whenLoaded(hydrateAfterFrames), 2000);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    whenLoaded(hydrateAfterPicture);
  }).observe({ type: 'paint', buffered: true });
}

function observes(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes?.includes(type) ?? false;
}

/** What has loaded is painted within two frames. */
function hydrateAfterFrames() {
  requestAnimationFrame(() => requestAnimationFrame(hydrateAfterPicture));
}

/** On a slow processor a picture is decoded and painted long after `load`. */
function hydrateAfterPicture() {
  if (!observes('element') || !document.querySelector('[elementtiming]')) return hydrateWhenIdle();
  new PerformanceObserver((_list, observer) => {
    // Or each picture of a document restored after an error would start the app again, for ever.
    observer.disconnect();
    hydrateWhenIdle();
  }).observe({ type: 'element', buffered: true });
  // A broken picture, or one outside the viewport, is never reported.
  setTimeout(hydrateWhenIdle, 2000);
}

function hydrateWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrateQuietly, { timeout: 2000 });
  else setTimeout(hydrateQuietly, 200);
}
