import path from 'node:path';
import { launch, type ElementHandle } from 'puppeteer-core';
import type { Ask, Path } from './in-page.ts';

/** What the journeys need from a browser that Playwright can't start. */
export type Engine = Awaited<ReturnType<typeof startFirefox>>;

export type StartOptions = {
  /** The file to start. */
  program: string;
  script: boolean;
  /** Fonts of the project, as in the other browser tests. */
  env: NodeJS.ProcessEnv;
  /** The body of a function of two arguments: the name of a function of in-page.ts, and its arguments. */
  asking: string;
};

/** Firefox over WebDriver BiDi, which needs no driver beside the browser. */
export async function startFirefox({ program, script, env, asking }: StartOptions) {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    env,
    extraPrefsFirefox: {
      'javascript.enabled': script,
      // Makes Back load a page again, as on a phone that has dropped it.
      'browser.sessionhistory.max_total_viewers': 0,
      // Firefox's sandbox can't read the fonts in the project's folder, and would draw boxes.
      'security.sandbox.content.read_path_whitelist': `${path.resolve('node_modules/dejavu-fonts-ttf')}/`,
    },
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  // oxlint-disable-next-line typescript/no-implied-eval -- sent to the page as it is
  const inPage = new Function(asking) as (name: string, args: unknown[]) => never;
  const ask: Ask = (name, ...args) => page.evaluate(inPage, name, args);
  return {
    goTo: async (address: string) => {
      await page.goto(address);
    },
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    ask,
    // Not Puppeteer's `click`: it waits for an observer in the page, which never runs without script.
    click: async (to: Path) => {
      const { x, y } = await ask('bringIntoView', to);
      await page.mouse.click(x, y);
    },
    type: async (to: Path, text: string) => {
      const element = await page.evaluateHandle(inPage, 'element', [to]);
      await (element as ElementHandle).type(text);
    },
    pressEscape: () => page.keyboard.press('Escape'),
    /** Control and a letter. */
    shortcut: async (letter: 'c' | 'v') => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter);
      await page.keyboard.up('Control');
    },
    /** Role and name as the engine itself exposes them to assistive technology. */
    isExposed: async (to: Path) => {
      const { role, name } = to.at(-1) ?? {};
      return (await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)).length === 1;
    },
    screenshot: () => page.screenshot(),
    close: () => firefox.close(),
  };
}
