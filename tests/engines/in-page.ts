// Runs in the page. visitor.ts bundles it into one script, because the policy lets
// the page load no file of the tests.
import { translatePage } from '../e2e/setup/translate-page.ts';
import { find, type Path, plain } from '../find-by-role.ts';
import { INSTANT, moveDate } from '../instant.ts';
import { layoutFaults } from './layout-faults.ts';

/** Throws unless there is exactly one: nobody could tell two apart. */
function only(path: Path): HTMLElement {
  const [element, ...others] = find(path);
  if (!element || others.length > 0) throw new Error(`not one of ${JSON.stringify(path)}`);
  return element;
}

export const inPage = {
  element: only,
  count: (path: Path) => find(path).length,
  text: (path: Path) => plain(find(path)[0]?.textContent ?? ''),
  value: (path: Path) => (only(path) as HTMLInputElement).value,
  isFocused: (path: Path) => only(path) === document.activeElement,

  /** Whether at least 10 px of an element are in view. */
  isInView(path: Path) {
    const { top, bottom } = only(path).getBoundingClientRect();
    return bottom > 10 && top < innerHeight - 10;
  },

  /** Scrolls the element to the middle of the window. Returns its own middle, in px. */
  bringIntoView(path: Path) {
    const element = only(path);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The middle of a link on two lines may lie beside its words.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },

  /** Whether the page's main part shows a picture. */
  hasPicture: () =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].some(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),

  layoutFaults,
  address: () => location.pathname + location.search + location.hash,
  title: () => document.title,
  scrolled: () => Math.round(scrollY),
  selection: () => String(getSelection()),
  isHydrated: () => document.documentElement?.matches('[data-hydrated]') ?? false,
  back: () => history.back(),

  /** Removes the mark of hydration first, so that a test waits for the new document. */
  reload() {
    delete document.documentElement.dataset['hydrated'];
    location.reload();
  },

  translate: translatePage,

  /** Moves the mouse ten times a second until the next document, as a hand that rests on it does. */
  keepMoving() {
    setInterval(() => {
      const moved = new PointerEvent('pointermove', { bubbles: true, movementX: 1 });
      document.querySelector('dialog[open] h2')?.dispatchEvent(moved);
    }, 100);
  },

  /** What `record` has noted in this tab since the last call. */
  take(what: Recorded): string[] {
    const taken = JSON.parse(sessionStorage.getItem(`test-${what}`) ?? '[]') as string[];
    sessionStorage.removeItem(`test-${what}`);
    return taken;
  },
};

type InPage = typeof inPage;

/** Calls one of these functions, even in a page without script. */
export type Ask = <Name extends keyof InPage>(
  name: Name,
  ...args: Parameters<InPage[Name]>
) => Promise<Awaited<ReturnType<InPage[Name]>>>;

type Recorded = 'alerts' | 'errors' | 'files' | 'mails';

/** Stands for a file that the page has made. */
const MADE_FILE = 'blob:made';

function record(what: Recorded, text: string) {
  const before = JSON.parse(sessionStorage.getItem(`test-${what}`) ?? '[]') as string[];
  sessionStorage.setItem(`test-${what}`, JSON.stringify([...before, text]));
}

const HOUR_MS = 3_600_000;

/** Misses what happens before a test's first question to the document. */
function watch() {
  if ('watched' in document.documentElement.dataset) return;
  document.documentElement.dataset['watched'] = '';
  // WebKit's driver runs nothing before the page's own scripts. In other engines the date is moved already.
  const ahead = Date.parse(INSTANT) - Date.now();
  if (Math.abs(ahead) > HOUR_MS) moveDate(ahead);
  window.alert = (text) => record('alerts', String(text));
  URL.createObjectURL = (file: Blob) => {
    void file.text().then((text) => record('files', text));
    return MADE_FILE;
  };
  addEventListener('error', ({ message }) => {
    // Chromium 103's own content-visibility raises this error: the site has no such observer.
    if (!message.startsWith('ResizeObserver loop')) record('errors', message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit's own transition between pages, not one of the site's scripts.
    if (!String(reason).startsWith('AbortError: Skipping view transition'))
      record('errors', String(reason));
  });
  addEventListener('securitypolicyviolation', (event) =>
    record('errors', `policy ${event.violatedDirective} ${event.blockedURI}`),
  );
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !(/^(?:mailto|sms):$/.test(link.protocol) || link.href === MADE_FILE)) return;
      if (link.href !== MADE_FILE) record('mails', link.href);
      event.preventDefault();
    },
    true,
  );
}

// A new document has no element yet.
if (location.protocol.startsWith('http') && document.documentElement) watch();
