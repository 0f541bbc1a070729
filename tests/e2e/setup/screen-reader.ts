import { expect, test, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { untilHydrated } from './hydration.ts';

type Reader = {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  perform: (command: 'moveToNextHeading') => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
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
 * Starts a virtual screen reader in the page that is shown: it speaks what the focus reaches and what
 * live regions announce, and reads on when told to. It comes as a script of the site's own origin,
 * which the content policy allows.
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

/** Goes from heading to heading until it hears this one, e.g. 'heading, Contact, level 1'. */
export async function goToHeading(page: Page, heading: string) {
  await test.step(`goes to ${heading}`, async () => {
    const heard = await page.evaluate(async (wanted) => {
      const headings: string[] = [];
      const { screenReader } = window;
      while (headings.length < 50 && headings.at(-1) !== wanted) {
        await screenReader.perform('moveToNextHeading');
        headings.push(await screenReader.lastSpokenPhrase());
      }
      await screenReader.clearSpokenPhraseLog();
      return headings;
    }, heading);
    expect(heard).toContain(heading);
  });
}

/** Everything that has been spoken since the last call. */
export async function expectSpoken(page: Page, phrases: (string | RegExp)[]) {
  await test.step(`hears ${phrases.join(' · ')}`, async () => {
    const spoken = async () => {
      const log = await page.evaluate(() => window.screenReader.spokenPhraseLog());
      // A live region is spoken again for each of its nodes that has changed. A no-break space sounds like any.
      return log
        .filter((phrase, index) => phrase !== log[index - 1])
        .map((phrase) => phrase.replaceAll('\u00a0', ' '));
    };
    await expect
      .poll(spoken)
      .toEqual(phrases.map((it) => (typeof it === 'string' ? it : expect.stringMatching(it))));
    await page.evaluate(() => window.screenReader.clearSpokenPhraseLog());
  });
}
