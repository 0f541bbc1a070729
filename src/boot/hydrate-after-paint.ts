import { hydrateQuietly } from './hydrate.ts';

/**
 * Hydrates when the browser is idle, after `load` and the first paint. On a fast network `load` comes before
 * the first frame; what has loaded is painted within two.
 */
export function hydrateAfterPaint() {
  if (document.readyState === 'complete') hydrateAfterFrames();
  else window.addEventListener('load', hydrateAfterFrames, { once: true });
}

function hydrateAfterFrames() {
  requestAnimationFrame(() => requestAnimationFrame(hydrateAfterPicture));
}

/** On a slow processor a picture is decoded and painted long after `load`. */
function hydrateAfterPicture() {
  const isReported = PerformanceObserver.supportedEntryTypes?.includes('element');
  if (!isReported || !document.querySelector('[elementtiming]')) return hydrateWhenIdle();
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
