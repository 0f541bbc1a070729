import { hydrateQuietly } from './hydrate.ts';

/**
 * Hydrates when the browser is idle, after `load` and the first paint. On a fast network `load` comes before the
 * first frame, so this waits for two frames.
 */
export function hydrateAfterPaint() {
  if (document.readyState === 'complete') hydrateAfterFrames();
  else window.addEventListener('load', hydrateAfterFrames, { once: true });
}

function hydrateAfterFrames() {
  requestAnimationFrame(() => requestAnimationFrame(hydrateAfterPicture));
}

/** A slow processor decodes and paints the first picture long after `load`. */
function hydrateAfterPicture() {
  const isReported = PerformanceObserver.supportedEntryTypes?.includes('element');
  // A picture that a phone leaves out is never painted.
  const picture = document.querySelector('[elementtiming]');
  if (!isReported || !picture?.getClientRects().length) return hydrateWhenIdle();
  new PerformanceObserver((_list, observer) => {
    // Without this, each picture that React renders anew after an error would start the app again.
    observer.disconnect();
    hydrateWhenIdle();
  }).observe({ type: 'element', buffered: true });
  // The browser never reports a broken picture or one outside the viewport.
  setTimeout(hydrateWhenIdle, 2000);
}

function hydrateWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrateQuietly, { timeout: 2000 });
  else setTimeout(hydrateQuietly, 200);
}
