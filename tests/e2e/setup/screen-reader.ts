import { expect, test, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { untilHydrated } from './hydration.ts';

type Reader = {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  perform: (command: 'moveToNextHeading') => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
};

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var screenReader: Reader;
}

const readerFile = createRequire(import.meta.url).resolve(
  '@guidepup/virtual-screen-reader/browser.js',
);

/**
 * A virtual screen reader in the page that is shown, which must be loaded: it says what the focus
 * comes to and what live regions announce, and reads on when it is told to. It comes as a script of
 * the site's own, which the policy allows.
 */
export async function startReader(page: Page) {
  await untilHydrated(page);
  await page.route('**/assets/screen-reader.js', (route) =>
    route.fulfill({ path: readerFile, contentType: 'text/javascript' }),
  );
  await page.evaluate(async () => {
    const { virtual } = await import(`${window.origin}/assets/screen-reader.js`);
    window.screenReader = virtual;
    await window.screenReader.start({ container: document.body });
  });
  await expectSpoken(page, ['document']);
}

/** Reads on by so many phrases. */
export async function readOn(page: Page, phrases: number) {
  await page.evaluate(async (count) => {
    for (let phrase = 0; phrase < count; phrase += 1) await window.screenReader.next();
  }, phrases);
}

export async function goToNextHeading(page: Page) {
  await page.evaluate(() => window.screenReader.perform('moveToNextHeading'));
}

/** What has been said since the last time, and nothing else. */
export async function expectSpoken(page: Page, phrases: (string | RegExp)[]) {
  await test.step(`hears ${phrases.join(' · ')}`, async () => {
    const said = async () => {
      const log = await page.evaluate(() => window.screenReader.spokenPhraseLog());
      // A live region is said again for each of its nodes that has changed.
      return log.filter((phrase, index) => phrase !== log[index - 1]);
    };
    await expect
      .poll(said)
      .toEqual(phrases.map((it) => (typeof it === 'string' ? it : expect.stringMatching(it))));
    await page.evaluate(() => window.screenReader.clearSpokenPhraseLog());
  });
}
