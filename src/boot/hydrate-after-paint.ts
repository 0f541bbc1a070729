import { hydrateQuietly } from './hydrate.ts';

/** Hydrates when the browser is idle. `load` may come before the first frame, so this waits for two frames. */
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
  // A phone may leave the picture out.
  const picture = document.querySelector('[elementtiming]');
  if (!isReported || !picture?.getClientRects().length) return hydrateWhenIdle();
  new PerformanceObserver((_list, observer) => {
    // After an error React renders the picture anew. Without this line that would start the app again.
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
