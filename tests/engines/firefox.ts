import path from 'node:path';
import { launch, type ElementHandle } from 'puppeteer-core';
import type { Engine, StartOptions } from './engine.ts';

/** Firefox over WebDriver BiDi, which needs no driver beside the browser. */
export async function startFirefox({
  program,
  script,
  env,
  asking,
}: StartOptions): Promise<Engine> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    env,
    extraPrefsFirefox: {
      'javascript.enabled': script,
      // Back loads a page anew, as on a phone that has dropped it.
      'browser.sessionhistory.max_total_viewers': 0,
      // Its sandbox would read no fonts in the project's folder, and draw boxes.
      'security.sandbox.content.read_path_whitelist': `${path.resolve('node_modules/dejavu-fonts-ttf')}/`,
    },
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- sent to the page as it is
  const inPage = new Function(asking) as (name: string, args: unknown[]) => never;
  const ask: Engine['ask'] = (name, ...args) => page.evaluate(inPage, name, args);
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    ask,
    // Puppeteer's own click waits for an observer in the page, which never runs without script.
    click: async (to) => {
      const { x, y } = await ask('bringIntoView', to);
      await page.mouse.click(x, y);
    },
    type: async (to, text) => {
      const element = await page.evaluateHandle(inPage, 'element', [to]);
      await (element as ElementHandle).type(text);
    },
    press: (key) => page.keyboard.press(key),
    shortcut: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'c');
      await page.keyboard.up('Control');
    },
    closeAlert: async () => alerts.shift() ?? '',
    isExposed: async (to) => {
      const { role, name } = to.at(-1) ?? {};
      return (await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)).length === 1;
    },
    screenshot: () => page.screenshot(),
    close: () => firefox.close(),
  };
}
