import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { keptErrors, keptMails } from '../setup/watched-site.ts';
import { askingScript, type Browser, type StartOptions } from './browser.ts';
import type { Path } from './in-page.ts';

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  End: Key.END,
};

/**
 * WebKitGTK's MiniBrowser on a screen of its own. It reports no error and opens no mail, so it
 * visits the watched copy of the site, which records both.
 */
export async function startWebKit(options: StartOptions): Promise<Browser> {
  const { program, site, script, inPageScript } = options;
  const screen = await openScreen();
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  // Also where no session starts, so that no process outlives the run.
  process.once('exit', () => {
    service.kill();
    screen.close();
  });
  const driver = await vi.waitFor(() => startSession(port, script), 10_000);
  const asking = askingScript(inPageScript);

  async function elementAt(path: Path): Promise<WebElement> {
    return driver.executeScript<WebElement>(asking, 'element', [path]);
  }

  const ask: Browser['ask'] = (name, ...args) => driver.executeScript(asking, name, args);

  /** What the page's watcher has recorded. WebKit's own error page has no watcher. */
  function kept(key: string, take = false): Promise<string[]> {
    return driver.executeScript(
      `if (location.protocol !== 'http:') return [];
      const list = sessionStorage.getItem(arguments[0]);
      if (arguments[1]) sessionStorage.removeItem(arguments[0]);
      return JSON.parse(list ?? '[]');`,
      key,
      take,
    );
  }

  return {
    open: (path) => driver.get(new URL(path, site).href),
    back: () => driver.navigate().back(),
    address: async () => (await driver.getCurrentUrl()).replace(site, ''),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    ask,
    click: async (path) => {
      if (script) {
        await ask('bringIntoView', path);
        await ask('nextFrame');
      }
      // Without script no animation frame says when the layout is done, which may move the element away.
      await vi.waitFor(
        async () => {
          await ask('bringIntoView', path);
          const element = await elementAt(path);
          await driver.wait(until.elementIsVisible(element), 10_000);
          await element.click();
        },
        { timeout: 10_000 },
      );
    },
    type: async (path, text) => (await elementAt(path)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    shortcut: (letter) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    readAlert: () =>
      vi.waitFor(async () => {
        const alert = driver.switchTo().alert();
        const words = await alert.getText();
        await alert.accept();
        return words;
      }, 10_000),
    openedMails: async () => {
      // Without script there is no watcher: the browser goes to the address and shows its error page.
      const address = await driver.getCurrentUrl();
      return address.startsWith('mailto:') ? [address] : kept(keptMails);
    },
    isExposed: async (path) => {
      const element = await elementAt(path);
      const { role, name } = path.at(-1) ?? {};
      return (await element.getAriaRole()) === role && (await element.getAccessibleName()) === name;
    },
    takeErrors: () => kept(keptErrors, true),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      service.kill();
      screen.close();
    },
  };
}

/** Full screen, because a window with a frame can't be as narrow as a phone. */
async function startSession(port: number, script: boolean): Promise<WebDriver> {
  const args = ['--automation', '--full-screen', `--enable-javascript=${script}`];
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { args },
    })
    .build();
}

async function openScreen() {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(xvfb.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, close: () => xvfb.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
