// The only script that a page loads by itself. It handles clicks until React is ready. It is `async`, so it may run
// before the rest of a slow page has arrived.
import { bootAttributes } from '../boot-contract.ts';
import { runCommand } from '../browser/invoker-commands.ts';
import { savesData } from '../browser/saves-data.ts';
import { isAddressOf } from '../lib/page-path.ts';
import { deferClick } from './deferred-clicks.ts';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';
import { hydrateAtInput, untilHydrated, whenParsed } from './hydrate.ts';
import { takeBackOtherAnswers } from './one-answer.ts';
import { scrollToDonate, showClickedWay, showWayOfAddress } from './way-to-help-tabs.ts';

function run() {
  document.documentElement.setAttribute(bootAttributes.script, '');
  document.addEventListener('keydown', ignoreRepeatedEnter, true);
  document.addEventListener('click', runCommand);
  const capture = { capture: true, signal: untilHydrated };
  document.addEventListener('click', showClickedWay, capture);
  document.addEventListener('click', deferClick, capture);
  document.addEventListener('change', takeBackOtherAnswers, { signal: untilHydrated });
  window.addEventListener('hashchange', showWayOfAddress, { signal: untilHydrated });
  window.addEventListener('popstate', loadOtherPage, { signal: untilHydrated });
  if (location.search || location.hash) whenParsed(openAtAddress);
  hydrateAtInput();
  // Under Save-Data only an input starts the app: its modules are most of what a page downloads.
  if (!savesData()) hydrateAfterPaint();
}

/** A held Enter repeats. Its second click would hit what the first has focused, such as Close in a dialog. */
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

/** A translator or an archive serves the document under another path, at which the app would show the 404 page. */
function isAtOwnAddress() {
  const script = document.querySelector(`[${bootAttributes.page}]`);
  return isAddressOf(script?.getAttribute(bootAttributes.page) ?? '', pathname);
}

// ES2022, as in src/tsconfig.json and tools/build/browsers.ts. Older browsers show the page without script.
if ('hasOwn' in Object && isAtOwnAddress()) run();
