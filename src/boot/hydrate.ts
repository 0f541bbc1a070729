import { bootAttributes } from '../boot-attributes.ts';

const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const hydrated = new AbortController();

/** Aborted once React answers; ends the listeners that answer until then. */
export const untilHydrated = hydrated.signal;

let hydration: Promise<void> | undefined;

/** Rejects where a module can't be downloaded; the next call tries again. */
export function hydrate(): Promise<void> {
  for (const type of INPUTS) window.removeEventListener(type, hydrateQuietly);
  hydration ??= loadAndStart().then(
    () => hydrated.abort(),
    (error: unknown) => {
      hydration = undefined;
      throw error;
    },
  );
  return hydration;
}

/** Where the app can't be downloaded, the page stays a document that can be read. */
export function hydrateQuietly() {
  hydrate().catch(() => undefined);
}

export function hydrateAtFirstInput() {
  for (const type of INPUTS) window.addEventListener(type, hydrateQuietly, { passive: true });
}

/** Calls `next` once the whole document has been parsed, at once where it has. */
export function whenParsed(next: () => void) {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', next, { once: true });
  else next();
}

/** Running React DOM, running the app and hydrating are long tasks each: input is answered between them. */
async function loadAndStart() {
  await downloadModules();
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('../entry.client.tsx');
  await nextTask();
  // On half a page React would find a mismatch and render everything again.
  await new Promise<void>(whenParsed);
  await start();
}

/**
 * Downloads all modules of the page at once; without this the browser would find each only when it has read
 * the one before. Firefox and WebKit never import a module again whose download has failed, so nothing is
 * imported before everything is in the cache.
 */
async function downloadModules() {
  const script = document.querySelector(`[${bootAttributes.hydrationModules}]`);
  const addresses = script?.getAttribute(bootAttributes.hydrationModules)?.split(' ') ?? [];
  await Promise.all(addresses.map(download));
}

async function download(href: string) {
  const response = await fetch(href);
  // After a new deployment the document in an old tab names files that are gone.
  if (response.status === 404 && !isReloaded() && !hasText()) location.reload();
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  await response.blob();
}

/** Then another load would not help. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Whether the visitor has typed anything that another load would cost. */
function hasText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Waits for the next task. A message, because a timer takes a second in a background tab. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
