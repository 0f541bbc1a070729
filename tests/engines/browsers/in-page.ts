// Runs in the page: finds and reads what a person would. Bundled into one script by
// setup/in-page-script.ts, because a page's policy lets it load no file of the tests.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** A name that ends in … matches by its beginning. */
type Named = { role: string; name: string | null };

/** From the outermost element to the one meant: the dialog 'Photo viewer', the button 'Close'. */
export type Path = readonly Named[];

function isNamed(element: Element, { role, name }: Named): boolean {
  if (getRole(element) !== role || isInaccessible(element)) return false;
  if (name === null) return true;
  const whole = plain(computeAccessibleName(element));
  return name.endsWith('…') ? whole.startsWith(name.slice(0, -1)) : whole === name;
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function find(path: Path): Element[] {
  let found: Element[] = [document.documentElement];
  for (const named of path) {
    const inside = new Set(found.flatMap((element) => [...element.querySelectorAll('*')]));
    found = [...inside].filter((element) => isNamed(element, named));
  }
  return found;
}

function hasLoaded({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

/** Throws where several match: a person could not tell them apart either. */
function only(path: Path): HTMLElement {
  const found = find(path);
  if (found.length !== 1) throw new Error(`${found.length} of ${JSON.stringify(path)}`);
  return found[0] as HTMLElement;
}

export const inPage = {
  element: only,
  count: (path: Path) => find(path).length,
  texts: (path: Path) => find(path).map((element) => plain(element.textContent)),
  value: (path: Path) => (only(path) as HTMLInputElement).value,
  attribute: (path: Path, attribute: string) => only(path).getAttribute(attribute),
  isFocused: (path: Path) => only(path) === document.activeElement,

  /** Whether at least 10 px of an element are in view. */
  isInView(path: Path) {
    const { top, bottom } = only(path).getBoundingClientRect();
    return bottom > 10 && top < innerHeight - 10;
  },

  /** Scrolls an element to the middle of the window and returns its own middle, in px. */
  bringIntoView(path: Path) {
    const element = only(path);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },

  /** Resolves when the page's scroll listeners have run. */
  nextFrame: () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    }),

  back: () => history.back(),

  /** Reloads the page. It no longer counts as hydrated, so that a test waits for the new one. */
  reload() {
    delete document.documentElement.dataset['hydrated'];
    location.reload();
  },

  /** Whether an element that can be seen has exactly this text; a number may be spelled out for screen readers. */
  shows(words: string) {
    return [...document.body.querySelectorAll('*')].some(
      (element) =>
        plain(element.textContent) === words &&
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === 'visible',
    );
  },

  address: () => location.href,
  title: () => document.title,
  scrolled: () => Math.round(scrollY),
  selection: () => String(getSelection()),

  /** Whether a picture has loaded. */
  isPainted: (path: Path) => hasLoaded(only(path) as HTMLImageElement),

  /** Whether one of the page's own pictures has loaded. */
  showsPicture: () => [...document.querySelectorAll<HTMLImageElement>('main img')].some(hasLoaded),

  headingIsFocused: () => document.activeElement?.matches('main h1') ?? false,

  /** The width of a letter in the page's font, in px. All missing letters have the width of the same box. */
  letterWidth(letter: string) {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    return context.measureText(letter).width;
  },

  isHydrated: () => 'hydrated' in document.documentElement.dataset,

  /** An error of each kind that fails a journey. */
  misbehave() {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    void Promise.reject(new Error('rejected on purpose'));
    document.body.setAttribute('style', 'color: red');
  },
};

export type InPage = typeof inPage;
