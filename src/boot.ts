// The one script that a page loads by itself. It wakes React at the first sign of a hand, or when
// the browser is idle, and keeps what was pressed before React was there. It runs as soon as it has
// come: half of the page may still be on its way.
import { knowsInvokerCommands } from './browser/invoker-commands.ts';
import { scrollLater } from './browser/scroll-later.ts';
import { DONATE_SCROLL_DELAY_MS, DONATE_SECTION_ID } from './lib/donate-section.ts';
import { wayToHelpFromAddress } from './lib/way-to-help-address.ts';

const HAND = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let waking: Promise<void> | undefined;

/** Names the app's modules to the browser at once, or it would find them one behind the other. */
function fetchSideBySide() {
  const script = document.querySelector<HTMLElement>('[data-wake-modules]');
  for (const href of script?.dataset['wakeModules']?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** By a message: a timer would wait for a second in a tab that is not shown. */
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

/** React DOM, the rest, and taking over the page are long tasks each: a press comes in between them. */
async function loadAndStart() {
  await import('./react-dom-client.ts');
  await nextTask();
  const { start } = await import('./entry.client.tsx');
  await nextTask();
  // React takes over what is there, and would take the rest of a page for missing.
  await new Promise<void>(whenParsed);
  await start();
}

/** What stands in for React goes when React has come; until then the next press tries again. */
function wake(): Promise<void> {
  for (const sign of HAND) window.removeEventListener(sign, wakeQuietly);
  if (!waking) fetchSideBySide();
  waking ??= loadAndStart().then(
    () => {
      document.removeEventListener('click', showWayToHelp, true);
      document.removeEventListener('click', keepPress, true);
    },
    (error: unknown) => {
      waking = undefined;
      throw error;
    },
  );
  return waking;
}

/** Where the app can't be fetched the page goes on as the document that it is. */
function wakeQuietly() {
  wake().catch(() => undefined);
}

function pressedIn(event: MouseEvent, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

let playedBack: Element | undefined;

/** A press that only React can answer is kept, and played back once it is known whether React comes. */
function keepPress(event: MouseEvent) {
  const pressed = pressedIn(event, '[data-wake]');
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!pressed || modified || event.button !== 0) return;
  if (pressed === playedBack) return;
  // It opens its dialog by itself, once that is there.
  const opensDialog = pressed.hasAttribute('command') && knowsInvokerCommands();
  if (opensDialog && document.readyState !== 'loading') return;
  event.preventDefault();
  // React answers presses while it is still taking over the page, and would answer this one twice.
  event.stopPropagation();
  // Pressed again while it waits, it is still one press.
  if (pressed.ariaBusy) return;
  pressed.ariaBusy = 'true';
  wake()
    .catch(() => undefined)
    .finally(() => {
      pressed.ariaBusy = null;
      playedBack = pressed;
      pressed.click();
      playedBack = undefined;
    });
}

/** Held down by a slow hand, Enter would press at once what it has opened: the dialog's Close. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault();
}

/** On a reload, and on Back, the browser returns to where the visitor was. */
function arrives(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}

function waysToHelp(): HTMLElement | null {
  return document.querySelector('[data-ways-to-help]');
}

function showWayToHelp(event: MouseEvent) {
  const id = pressedIn(event, '[data-way-to-help]')?.dataset['wayToHelp'];
  const ways = waysToHelp();
  if (!ways || !id) return;
  event.preventDefault();
  event.stopPropagation();
  ways.dataset['tab'] = id;
  history.replaceState(history.state, '', `?tab=${id}`);
}

function showAskedWayToHelp() {
  const ways = waysToHelp();
  if (!ways) return;
  const ids = [...ways.querySelectorAll('[data-panel]')].map((panel) => panel.id);
  const asked = wayToHelpFromAddress(location.search, '', ids);
  if (asked) ways.dataset['tab'] = asked;
  if (asked === 'donate' && arrives()) scrollLater(DONATE_SECTION_ID, DONATE_SCROLL_DELAY_MS);
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

function toldOf(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes?.includes(type) ?? false;
}

/**
 * The app comes after the page. Until words are on the screen no callback of ours runs beside the
 * browser's own work: not even on `load`, which a fast network has before the first frame.
 */
function wakeAfterPaint() {
  if (!toldOf('paint')) return whenLoaded(wakeAfterFrames);
  // Firefox's resistFingerprinting promises to tell, and never does.
  setTimeout(() => whenLoaded(wakeAfterFrames), 2000);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    whenLoaded(wakeAfterPicture);
  }).observe({ type: 'paint', buffered: true });
}

/** What has loaded is painted a frame or two later. */
function wakeAfterFrames() {
  requestAnimationFrame(() => requestAnimationFrame(wakeAfterPicture));
}

/** A slow processor takes longer, and browsers tell when they have painted it. */
function wakeAfterPicture() {
  if (!toldOf('element') || !document.querySelector('[elementtiming]')) return wakeWhenIdle();
  new PerformanceObserver(wakeWhenIdle).observe({ type: 'element', buffered: true });
  // It may be broken, or out of sight.
  setTimeout(wakeWhenIdle, 2000);
}

function wakeWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(wakeQuietly, { timeout: 2000 });
  else setTimeout(wakeQuietly, 200);
}

document.addEventListener('click', showWayToHelp, true);
document.addEventListener('click', keepPress, true);
document.addEventListener('keydown', pressOnce, true);
// Without a question in the address the way that the page was built with is shown.
if (location.search) whenParsed(showAskedWayToHelp);
for (const sign of HAND) window.addEventListener(sign, wakeQuietly, { passive: true });
wakeAfterPaint();
