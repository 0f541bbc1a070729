import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

// A click would wait for the end of a smooth scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the window
  var timers: Set<number>;
}

/** Does something twice: what the second time leaves in memory, beyond what the first left, leaks. */
async function expectNothingLeft(page: Page, path: string, use: () => Promise<void>) {
  await page.addInitScript(() => {
    globalThis.timers = new Set();
    const { timers } = globalThis;
    for (const kind of ['Timeout', 'Interval'] as const) {
      const start = window[`set${kind}`].bind(window);
      const stop = window[`clear${kind}`].bind(window);
      Object.assign(window, {
        [`set${kind}`]: (run: (...given: unknown[]) => void, ms?: number, ...args: unknown[]) => {
          const ended = (...given: unknown[]) => {
            if (kind === 'Timeout') timers.delete(id);
            run(...given);
          };
          const id = start(ended, ms, ...args);
          timers.add(id);
          return id;
        },
        [`clear${kind}`]: (id: number) => {
          timers.delete(id);
          stop(id);
        },
      });
    }
  });
  await openHydrated(page, path);
  const cdp = await page.context().newCDPSession(page);
  const kept = async () => {
    // What a first collection frees may have held what only a second one finds.
    for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
    return { nodes, listeners, timers: await page.evaluate(() => globalThis.timers.size) };
  };
  await use();
  const before = await kept();
  await use();
  // Asked again for a while: a leak stays, what has yet to be collected goes.
  const grown = async () => {
    const now = await kept();
    return (['nodes', 'listeners', 'timers'] as const).filter((it) => now[it] > before[it]);
  };
  await expect.poll(grown).toEqual([]);
}

// On a desktop, where the header's links need no menu to be opened.
test(
  'visiting the pages of the menu leaves no listener, timer or node behind',
  { tag: ['@desktop', '@thorough'] },
  ({ page }) =>
    expectNothingLeft(page, '/contact', async () => {
      for (const sitePage of sitePages.filter(({ navLabel }) => navLabel !== null)) {
        await (await showLinkTo(page, sitePage)).click();
        await expect(page).toHaveTitle(sitePage.title);
      }
    }),
);

test(
  'the photo viewer leaves no listener, timer or node behind',
  { tag: '@thorough' },
  ({ page }) =>
    expectNothingLeft(page, '/gallery', async () => {
      await photoLinks(page).first().click();
      await expect(lightbox(page).dialog).toBeVisible();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }),
);
