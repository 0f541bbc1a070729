import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

// With smooth scrolling every click would wait for its end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Uses the page twice. If the second time leaves more in memory, it leaks. */
async function expectNothingLeft(page: Page, use: () => Promise<void>) {
  const cdp = await page.context().newCDPSession(page);
  const kept = async () => {
    // Several times: freed objects may have held others.
    for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
    return { nodes, listeners };
  };
  await use();
  const before = await kept();
  await use();
  // A leak stays; other objects are collected in time.
  const grown = async () => {
    const now = await kept();
    return (['nodes', 'listeners'] as const).filter((it) => now[it] > before[it]);
  };
  await expect.poll(grown).toEqual([]);
}

// On a desktop the header's links are visible without a menu.
test(
  'visiting pages and photos leaks no listeners or nodes',
  { tag: ['@desktop', '@thorough'] },
  async ({ page }) => {
    await openHydrated(page, '/contact');
    await expectNothingLeft(page, async () => {
      for (const sitePage of sitePages.filter(({ navLabel }) => navLabel !== null)) {
        await (await showLinkTo(page, sitePage)).click();
        await expect(page).toHaveTitle(sitePage.title);
      }
    });
    await openHydrated(page, '/gallery');
    await expectNothingLeft(page, async () => {
      await photoLinks(page).first().click();
      await expect(lightbox(page).dialog).toBeVisible();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expectClosed(page);
    });
  },
);
