// The only script that a page loads by itself. It loads React and hydrates the page on the first
// input, or when the browser is idle unless the visitor saves data, and until then answers what cannot wait for React. The script is
// `async`: it may run before the rest of a slow page has arrived.
import { bootAttributes } from './boot-attributes.ts';
import { knowsInvokerCommands } from './browser/invoker-commands.ts';
import { isPlainClick } from './browser/is-plain-click.ts';
import { scrollLater } from './browser/scroll-later.ts';
import { DONATE_SCROLL_DELAY_MS, DONATE_SECTION_ID } from './lib/donate-section.ts';
import { wayToHelpFromAddress } from './lib/way-to-help-address.ts';

const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let hydration: Promise<void> | undefined;

/** Ends what is answered here until React is there. */
const untilHydrated = new AbortController();

/**
 * Downloads all modules of the page at once; without this the browser would find each only when it has read
 * the one before. Firefox and WebKit never try again to import or preload a module whose download has failed,
 * so there nothing is imported before everything is in the cache. Chromium does try again.
 */
async function downloadModules() {
  const script = document.querySelector(`[${bootAttributes.wakeModules}]`);
  const addresses = script?.getAttribute(bootAttributes.wakeModules)?.split(' ') ?? [];
  // Only Chromium has it.
  if ('userAgentData' in navigator) addresses.forEach(preload);
  else await Promise.all(addresses.map(download));
}

function preload(href: string) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

async function download(href: string) {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  await response.blob();
}

/** By a message: a timer waits for a second in a background tab. */
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

/** Running React DOM, running the app and hydrating are long tasks each: input is answered between them. */
async function loadAndStart() {
  await downloadModules();
  await import('./react-dom-client.ts');
  await nextTask();
  const { start } = await import('./entry.client.tsx');
  await nextTask();
  // On half a page React would find a mismatch and render everything again.
  await new Promise<void>(whenParsed);
  await start();
}

/** Rejects where a module can't be downloaded; the next call tries again. */
function hydrate(): Promise<void> {
  for (const type of INPUTS) window.removeEventListener(type, hydrateQuietly);
  hydration ??= loadAndStart().then(
    () => untilHydrated.abort(),
    (error: unknown) => {
      hydration = undefined;
      throw error;
    },
  );
  return hydration;
}

/** Where the app can't be downloaded the page goes on as a document. */
function hydrateQuietly() {
  hydrate().catch(() => undefined);
}

function clickedIn(event: MouseEvent, attribute: string): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>(`[${attribute}]`)
    : null;
}

let repeated: HTMLElement | undefined;

/** Keeps a click that only React can answer, and repeats it once React is there or has failed to load. */
function keepClick(event: MouseEvent) {
  const control = clickedIn(event, bootAttributes.wake);
  if (!control || control === repeated || !isPlainClick(event)) return;
  // The browser opens the dialog itself, as soon as the dialog has been parsed.
  const opensDialog = control.hasAttribute('command') && knowsInvokerCommands();
  if (opensDialog && document.readyState !== 'loading') return;
  event.preventDefault();
  // React already answers clicks while it hydrates, and would answer this one twice.
  event.stopPropagation();
  if (control.ariaBusy) return;
  control.ariaBusy = 'true';
  const place = controls().indexOf(control);
  hydrate()
    .catch(() => undefined)
    .finally(() => {
      // React renders a page again that a translation tool has changed.
      repeated = control.isConnected ? control : controls()[place];
      if (!repeated) return;
      repeated.ariaBusy = null;
      repeated.click();
      repeated = undefined;
    });
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${bootAttributes.wake}]`)];
}

/** While Enter is held down it repeats, and would click what the first click has focused: Close. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault();
}

/** False on a reload and on Back, where the browser restores the scroll position. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}

function waysToHelp(): HTMLElement | null {
  return document.querySelector(`[${bootAttributes.ways}]`);
}

function chooseWay(ways: HTMLElement, id: string) {
  const { wayTab, wayPanel, chosen } = bootAttributes;
  for (const element of ways.querySelectorAll(`[${wayTab}],[${wayPanel}]`)) {
    const isChosen = element.id === id || element.getAttribute(wayTab) === id;
    element.toggleAttribute(chosen, isChosen);
  }
}

function chooseClickedWay(event: MouseEvent) {
  const id = clickedIn(event, bootAttributes.wayTab)?.getAttribute(bootAttributes.wayTab);
  const ways = waysToHelp();
  if (!ways || !id || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  chooseWay(ways, id);
  history.replaceState(history.state, '', `?tab=${id}`);
}

function chooseWayOfAddress() {
  const ways = waysToHelp();
  if (!ways) return;
  const ids = [...ways.querySelectorAll(`[${bootAttributes.wayPanel}]`)].map(({ id }) => id);
  const id = wayToHelpFromAddress(location.search, location.hash, ids);
  if (id) chooseWay(ways, id);
}

function openAtAddress() {
  chooseWayOfAddress();
  const scrolls = waysToHelp() && wayToHelpFromAddress(location.search, '', ['donate']);
  if (scrolls && isNewVisit()) scrollLater(DONATE_SECTION_ID, DONATE_SCROLL_DELAY_MS);
}

const { pathname } = location;

/** After a reload, Back to a page of the same visit changes the address alone. */
function loadOtherPage() {
  if (location.pathname !== pathname) location.reload();
}

function whenParsed(next: () => void) {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', next, { once: true });
  else next();
}

function whenLoaded(next: () => void) {
  if (document.readyState === 'complete') next();
  else window.addEventListener('load', next, { once: true });
}

function observes(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes?.includes(type) ?? false;
}

/**
 * Hydration waits for the first paint and for `load`. On a fast network `load` comes before the first
 * frame, and callbacks of ours would delay that frame.
 */
function hydrateAfterPaint() {
  if (!observes('paint')) return whenLoaded(hydrateAfterFrames);
  // Firefox with resistFingerprinting lists `paint` and never reports it.
  setTimeout(() => whenLoaded(hydrateAfterFrames), 2000);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    whenLoaded(hydrateAfterPicture);
  }).observe({ type: 'paint', buffered: true });
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

function run() {
  document.documentElement.setAttribute(bootAttributes.script, '');
  document.addEventListener('keydown', ignoreRepeatedEnter, true);
  const { signal } = untilHydrated;
  document.addEventListener('click', chooseClickedWay, { capture: true, signal });
  document.addEventListener('click', keepClick, { capture: true, signal });
  window.addEventListener('hashchange', chooseWayOfAddress, { signal });
  window.addEventListener('popstate', loadOtherPage, { signal });
  if (location.search || location.hash) whenParsed(openAtAddress);
  for (const type of INPUTS) window.addEventListener(type, hydrateQuietly, { passive: true });
  // The app costs 107 kB, and the visit counter comes with it.
  if (!savesData()) hydrateAfterPaint();
}

function savesData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData;
}

// ES2022, as src/tsconfig.json and tools/site/browsers.ts say. Older browsers show the page without script.
if ('hasOwn' in Object) run();
