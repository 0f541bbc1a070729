import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { launch, type ElementHandle } from 'puppeteer-core';
import { vi } from 'vitest';
import { askingScript, type Browser, type StartOptions } from './browser.ts';
import type { Path } from './in-page.ts';

/** Firefox over WebDriver BiDi, which reports every error by itself, from a page's first byte on. */
export async function startFirefox(options: StartOptions): Promise<Browser> {
  const { program, site, script, inPageScript } = options;
  const profile = makeProfile();
  const firefox = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    userDataDir: profile.folder,
    extraPrefsFirefox: {
      'javascript.enabled': script,
      // The mail program opens without a question, as for a visitor who has allowed it before.
      'security.external_protocol_requires_permission': false,
      // Its sandbox would read no fonts in the project's folder, and draw boxes.
      'security.sandbox.content.read_path_whitelist': `${resolve('node_modules/dejavu-fonts-ttf')}/`,
    },
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  const errors: string[] = [];
  const alerts: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- sent to the page as it is
  const asking = new Function(askingScript(inPageScript)) as (
    name: string,
    args: unknown[],
  ) => never;

  async function elementAt(path: Path): Promise<ElementHandle> {
    return page.evaluateHandle(asking, 'element', [path]);
  }

  const ask: Browser['ask'] = (name, ...args) => page.evaluate(asking, name, args);

  return {
    open: async (path) => {
      await page.goto(new URL(path, site).href);
    },
    // Puppeteer waits for a load, and an entry of the same address has none.
    back: () => ask('back'),
    address: async () => (await ask('address')).replace(site, ''),
    resize: (width, height) => page.setViewport({ width, height }),
    ask,
    // Puppeteer's own click waits for an observer in the page, which never runs without script.
    click: async (path) => {
      const { x, y } = await ask('bringIntoView', path);
      if (script) await ask('nextFrame');
      await page.mouse.click(x, y);
    },
    type: async (path, text) => (await elementAt(path)).type(text),
    press: (key) => page.keyboard.press(key),
    shortcut: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'c');
      await page.keyboard.up('Control');
    },
    readAlert: () =>
      vi.waitFor(() => {
        const alert = alerts.shift();
        if (alert === undefined) throw new Error('no alert');
        return alert;
      }, 10_000),
    openedMails: async () => profile.openedMails(),
    isExposed: async (path) => {
      const { role, name } = path.at(-1) ?? {};
      return (await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)).length === 1;
    },
    takeErrors: async () => errors.splice(0),
    screenshot: () => page.screenshot(),
    close: async () => {
      await firefox.close();
      rmSync(profile.folder, { recursive: true, force: true });
    },
  };
}

/** In this profile mail links run a program that appends the address to a file. */
function makeProfile() {
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync(join('.cache', 'firefox-')));
  const mails = join(folder, 'opened-mails.txt');
  const program = join(folder, 'mail-program.sh');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${mails}'\n`);
  chmodSync(program, 0o755);
  const mailto = { action: 2, handlers: [{ name: 'mail', path: program }] };
  writeFileSync(
    join(folder, 'handlers.json'),
    JSON.stringify({ defaultHandlersVersion: {}, schemes: { mailto } }),
  );
  return {
    folder,
    openedMails: () => (existsSync(mails) ? readFileSync(mails, 'utf8').trim().split('\n') : []),
  };
}
