import { bootAttributes } from '../boot-contract.ts';

/** In ms. A connection that has stalled never answers. A slow one needs some seconds for the largest module. */
const ANSWER_MS = 20_000;

const INPUTS = ['pointerdown', 'keydown', 'focusin'] as const;

const hydrated = new AbortController();

/** Aborted once React handles events. Ends the listeners that stand in for it. */
export const untilHydrated = hydrated.signal;

let hydration: Promise<void> | undefined;

/** Rejects if a module can't be downloaded. The next call tries again. */
export function hydrate(): Promise<void> {
  hydration ??= loadAndStart().then(
    () => hydrated.abort(),
    (error: unknown) => {
      hydration = undefined;
      throw error;
    },
  );
  return hydration;
}

/** If the app can't be downloaded, the page can still be read. */
export function hydrateQuietly() {
  hydrate().catch(() => undefined);
}

/** An input after a failed download tries again. */
export function hydrateAtInput() {
  const options = { passive: true, signal: untilHydrated };
  for (const type of INPUTS) window.addEventListener(type, hydrateQuietly, options);
}

export function whenParsed(next: () => void) {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', next, { once: true });
  else next();
}

/** Loads and starts the app. Each step is a long task, and most browsers can handle input between them. */
async function loadAndStart() {
  await downloadModules();
  await import('react-dom/client');
  await window.scheduler?.yield?.();
  const { start } = await import('../entry.client.tsx');
  await window.scheduler?.yield?.();
  // With half a page React would find a mismatch and render everything again.
  await new Promise<void>(whenParsed);
  await start();
}

/**
 * Downloads all modules at once: the browser itself finds each only after reading the one before. Firefox and WebKit
 * never retry an import whose download has failed, so everything is fetched into the cache before it is imported.
 */
async function downloadModules() {
  const script = document.querySelector(`[${bootAttributes.hydrationModules}]`);
  const names = script?.getAttribute(bootAttributes.hydrationModules)?.split(' ') ?? [];
  await Promise.all(names.map((name) => download(`/assets/${name}.js`)));
}

async function download(href: string) {
  // Safari 15 has no such signal.
  const response = await fetch(href, { signal: AbortSignal.timeout?.(ANSWER_MS) ?? null });
  // After a deployment the document in an old tab names files that are gone.
  if (response.status === 404 && !isReloaded() && !hasText()) location.reload();
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  await response.blob();
}

/** After a reload another one would not help. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Whether a reload would lose what the visitor has typed. */
function hasText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
