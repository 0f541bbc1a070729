import path from 'node:path';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { INSTANT, moveDate } from '../instant.ts';
import type { Path } from '../find-by-role.ts';
import type { Ask } from './in-page.ts';

/** A browser that Playwright can't start. */
export type Engine = ReturnType<typeof drive>;

export type StartOptions = {
  program: string;
  script: boolean;
  /** The project's fonts, as in other browser tests. */
  env: NodeJS.ProcessEnv;
  /** The body of a function that takes the name of a function of in-page.ts and its arguments. */
  asking: string;
};

/** Firefox over WebDriver BiDi, which needs no driver beside the browser. */
export async function startFirefox(options: StartOptions): Promise<Engine> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: options.program,
    headless: true,
    env: options.env,
    extraPrefsFirefox: {
      'javascript.enabled': options.script,
      // Back loads a page again, as on a phone that has dropped it.
      'browser.sessionhistory.max_total_viewers': 0,
      // In its sandbox Firefox can't read the project's fonts, and draws boxes.
      'security.sandbox.content.read_path_whitelist': `${path.resolve('node_modules/dejavu-fonts-ttf')}/`,
    },
  });
  const page = await firstPage(firefox);
  await moveClock(page);
  return drive(firefox, page, options.asking);
}

/** Too old for Playwright. */
export async function startChromium(options: StartOptions): Promise<Engine> {
  const chromium = await launch({
    executablePath: options.program,
    headless: true,
    env: options.env,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const page = await firstPage(chromium);
  await page.setJavaScriptEnabled(options.script);
  await moveClock(page);
  return drive(chromium, page, options.asking);
}

/** Pages begin at the instant of all browser tests, and time runs on from there. */
async function moveClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.evaluateOnNewDocument(moveDate, Date.parse(INSTANT) - now);
}

async function firstPage(browser: Browser): Promise<Page> {
  const [page] = await browser.pages();
  return page ?? browser.newPage();
}

function drive(browser: Browser, page: Page, asking: string) {
  // oxlint-disable-next-line typescript/no-implied-eval -- sent to the page as it is
  const inPage = new Function(asking) as (name: string, args: unknown[]) => never;
  const ask = (async (name, ...args) => {
    try {
      return await page.evaluate(inPage, name, args);
    } catch (error) {
      // Chromium refuses a question during a navigation. The new page can answer it.
      if (!String(error).includes('Execution context was destroyed')) throw error;
      return ask(name, ...args);
    }
  }) as Ask;
  return {
    goTo: async (address: string) => {
      await page.goto(address);
    },
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    ask,
    // Puppeteer's own `click` waits for an observer in the page, which never runs without script.
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
    close: () => browser.close(),
  };
}
