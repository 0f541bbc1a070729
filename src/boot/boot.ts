// The only script that a page loads by itself. It handles clicks until React is ready. It is `async`, so it may run
// before the rest of a slow page has arrived.
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
  // Under Save-Data only an input starts the app: its modules are most of what a page downloads.
  if (!savesData()) hydrateAfterPaint();
}

/** Enter repeats while it is held. The second click would hit what the first has focused, such as Close in a dialog. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault();
}

function openAtAddress() {
  showWayOfAddress();
  scrollToDonate();
}

const { pathname } = location;

/** After a reload, Back to an earlier page may change only the address. */
function loadOtherPage() {
  if (location.pathname !== pathname) location.reload();
}

// ES2022, as in src/tsconfig.json and tools/build/browsers.ts. Older browsers show the page without script.
if ('hasOwn' in Object) run();
