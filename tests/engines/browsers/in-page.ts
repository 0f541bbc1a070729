// Runs in the page: what a person would find and read there. Bundled into one script by
// setup/in-page-script.ts, because a page's policy lets it load nothing of the tests.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** A name that ends in … is the beginning of one. */
export type Named = { role: string; name: string | null };

/** From the outermost to the thing itself: the button 'Close' in the dialog 'Photo viewer'. */
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

function hasCome({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

/** Two things of one name can't be told apart by a person either. */
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

  /** At least half a line of it. */
  isInView(path: Path) {
    const { top, bottom } = only(path).getBoundingClientRect();
    return bottom > 10 && top < innerHeight - 10;
  },

  /** Brings its middle to the middle of the window, and says where that is. */
  bringIntoView(path: Path) {
    const element = only(path);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },

  /** By then the page has heard of its last scrolling. */
  nextFrame: () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    }),

  back: () => history.back(),

  /** Whether words stand somewhere, by themselves, to be seen. */
  shows(words: string) {
    return [...document.body.querySelectorAll('*')].some(
      (element) => plain(element.textContent) === words && !isInaccessible(element),
    );
  },

  address: () => location.href,
  title: () => document.title,
  scrolled: () => Math.round(scrollY),
  selection: () => String(getSelection()),

  /** Whether a picture has come. */
  isPainted: (path: Path) => hasCome(only(path) as HTMLImageElement),

  /** Whether one of the page's own has come by itself. */
  showsPicture: () => [...document.querySelectorAll<HTMLImageElement>('main img')].some(hasCome),

  isHydrated: () => 'hydrated' in document.documentElement.dataset,

  /** A fault of each kind that fails a journey. */
  misbehave() {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    void Promise.reject(new Error('rejected on purpose'));
    document.body.setAttribute('style', 'color: red');
  },
};

export type InPage = typeof inPage;
