// The only script that a page loads by itself. It starts the app, after the first paint or with the first
// input, and answers until then what cannot wait for React. The script is `async`: it may run before the
// rest of a slow page has arrived.
import { bootAttributes } from '../boot-attributes.ts';
import { savesData } from '../browser/saves-data.ts';
import { deferClick } from './deferred-clicks.ts';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';
import { hydrateAtFirstInput, untilHydrated, whenParsed } from './hydrate.ts';
import { scrollToDonate, showClickedWay, showWayOfAddress } from './ways-to-help.ts';

function run() {
  document.documentElement.setAttribute(bootAttributes.script, '');
  document.addEventListener('keydown', ignoreRepeatedEnter, true);
  const capture = { capture: true, signal: untilHydrated };
  document.addEventListener('click', showClickedWay, capture);
  document.addEventListener('click', deferClick, capture);
  window.addEventListener('hashchange', showWayOfAddress, { signal: untilHydrated });
  window.addEventListener('popstate', loadOtherPage, { signal: untilHydrated });
  if (location.search || location.hash) whenParsed(openAtAddress);
  hydrateAtFirstInput();
  // Otherwise only an input starts the app, whose download is most of what a page costs.
  if (!savesData()) hydrateAfterPaint();
}

/** While Enter is held down it repeats, and would click what the first click has focused: Close. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault();
}

function openAtAddress() {
  showWayOfAddress();
  scrollToDonate();
}

const { pathname } = location;

/** After a reload, Back to a page of the same visit changes the address alone. */
function loadOtherPage() {
  if (location.pathname !== pathname) location.reload();
}

// ES2022, as src/tsconfig.json and tools/build/browsers.ts say. Older browsers show the page without script.
if ('hasOwn' in Object) run();
