import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Browser, Key } from '../browsers/browser.ts';
import { startFirefox } from '../browsers/firefox.ts';
import type { Path } from '../browsers/in-page.ts';
import { startWebKit } from '../browsers/webkit.ts';

const desktop = { width: 1280, height: 900 };

/** An element, found as a person names it. Acting waits until there is exactly one. */
export type Thing = {
  find: (role: string, name?: string) => Thing;
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  count: () => Promise<number>;
  texts: () => Promise<string[]>;
  value: () => Promise<string>;
  attribute: (name: string) => Promise<string | null>;
  isFocused: () => Promise<boolean>;
  isInView: () => Promise<boolean>;
  isPainted: () => Promise<boolean>;
  isExposed: () => Promise<boolean>;
  scrollTo: () => Promise<void>;
};

type VisitorOptions = { script?: boolean };

export type Visitor = ReturnType<typeof newVisitor>;

/**
 * One browser for the tests of the suite that this is called in. An uncaught error or a violated
 * policy fails the test that caused it.
 */
export function newVisitor({ script = true }: VisitorOptions = {}) {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser(script);
  });
  beforeEach(() => browser.resize(desktop.width, desktop.height));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await savePicture(browser, task.name);
    expect(await browser.takeErrors()).toEqual([]);
  });
  afterAll(() => browser.close());

  function thing(path: Path): Thing {
    async function untilThere() {
      const message = `one ${describe(path)}`;
      await expect.poll(() => browser.ask('count', path), { message }).toBe(1);
    }
    return {
      find: (role, itsName) => thing([...path, { role, name: itsName ?? null }]),
      click: async () => {
        await untilThere();
        await browser.click(path);
      },
      type: async (text) => {
        await untilThere();
        await browser.type(path, text);
      },
      count: () => browser.ask('count', path),
      texts: () => browser.ask('texts', path),
      value: () => browser.ask('value', path),
      attribute: (attribute) => browser.ask('attribute', path, attribute),
      isFocused: () => browser.ask('isFocused', path),
      isInView: () => browser.ask('isInView', path),
      isPainted: () => browser.ask('isPainted', path),
      isExposed: async () => {
        await untilThere();
        return browser.isExposed(path);
      },
      scrollTo: async () => {
        await browser.ask('bringIntoView', path);
        await browser.ask('nextFrame');
      },
    };
  }

  async function untilHydrated() {
    await expect.poll(() => browser.ask('isHydrated')).toBe(true);
  }

  return {
    /** For what a visitor neither does nor sees. */
    browser: () => browser,
    open: (path: string) => browser.open(path),
    untilHydrated,
    openHydrated: async (path: string) => {
      await browser.open(path);
      await untilHydrated();
    },
    find: (role: string, itsName?: string) => thing([{ role, name: itsName ?? null }]),
    back: () => browser.back(),
    reload: async () => {
      await browser.ask('reload');
      await untilHydrated();
    },
    resize: (width: number, height: number) => browser.resize(width, height),
    press: (key: Key) => browser.press(key),
    shortcut: (letter: string) => browser.shortcut(letter),
    address: () => browser.address(),
    title: () => browser.ask('title'),
    headingIsFocused: () => browser.ask('headingIsFocused'),
    showsPicture: () => browser.ask('showsPicture'),
    scrolled: () => browser.ask('scrolled'),
    selection: () => browser.ask('selection'),
    sees: (words: string) => browser.ask('shows', words),
    readAlert: () => browser.readAlert(),
    openedMails: () => browser.openedMails(),
  };
}

/** A screenshot of the browser where a journey has failed. */
async function savePicture(browser: Browser, test: string) {
  const folder = join('test-results', 'engines');
  mkdirSync(folder, { recursive: true });
  const name = `${process.env['ENGINE']} ${test}`.replaceAll(/[^\w]+/g, '-');
  writeFileSync(join(folder, `${name}.png`), await browser.screenshot());
}

function describe(path: Path): string {
  return path.map((named) => [named.role, named.name].filter(Boolean).join(' ')).join(' > ');
}

function startBrowser(script: boolean): Promise<Browser> {
  const { ENGINE: engine, ENGINE_PROGRAM: program = '' } = process.env;
  const inPageScript = inject('inPageScript');
  if (engine === 'WebKit') {
    return startWebKit({ program, script, inPageScript, site: inject('watchedSite') });
  }
  return startFirefox({ program, script, inPageScript, site: inject('site') });
}
