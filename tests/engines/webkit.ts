import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Engine, StartOptions } from './puppeteer.ts';

/** WebKitGTK's MiniBrowser on a screen of its own. */
export async function startWebKit({ program, script, env, asking }: StartOptions): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  // Two ports for each run, with script and without. Below 32,768, because the system gives higher ones to
  // connections.
  const port = 20_000 + (process.pid % 6000) * 2 + Number(script);
  const service = spawn(program, [`--port=${port}`], {
    env: { ...env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  // Before the session starts: no process outlives a run that fails.
  process.once('exit', () => {
    service.kill();
    screen.kill();
  });
  let driver!: WebDriver;
  await expect(async () => {
    driver = await startSession(port, script);
  }).toPass({ timeout: 20_000 });

  const ask: Engine['ask'] = (name, ...args) => driver.executeScript(asking, name, args);
  const elementAt = (path: unknown) => driver.executeScript<WebElement>(asking, 'element', [path]);
  return {
    goTo: (address) => driver.get(address),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    ask,
    // Tries again, because layout may move the element, and without script no frame tells when it has ended.
    click: (path) =>
      expect(async () => {
        await ask('bringIntoView', path);
        await (await elementAt(path)).click();
      }).toPass({ timeout: 10_000 }),
    type: async (path, text) => (await elementAt(path)).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    shortcut: (letter) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    isExposed: async (path) => {
      const element = await elementAt(path);
      const { role, name } = path.at(-1) ?? {};
      return (await element.getAriaRole()) === role && (await element.getAccessibleName()) === name;
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      service.kill();
      screen.kill();
    },
  };
}

/** Full screen: a window with a frame can't be as narrow as a phone. */
function startSession(port: number, script: boolean): Promise<WebDriver> {
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        args: ['--automation', '--full-screen', `--enable-javascript=${script}`],
      },
    })
    .build();
}
