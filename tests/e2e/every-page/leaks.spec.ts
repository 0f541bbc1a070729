import type { CDPSession, Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { footprintOf, watchTimers, type Footprint } from '../setup/page-footprint.ts';
import { expect, test } from '../setup/site-test.ts';

// A click would wait for the end of a smooth scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Asked again for a while: a leak stays, what has yet to be collected goes. */
async function expectNothingLeft(page: Page, cdp: CDPSession, before: Footprint) {
  const grown = async () => {
    const now = await footprintOf(page, cdp);
    return (['listeners', 'timers', 'nodes'] as const).filter((kind) => now[kind] > before[kind]);
  };
  await expect.poll(grown).toEqual([]);
}

// On a desktop, where the header's links need no menu to be opened.
test(
  'visiting the pages of the menu leaves no listener, timer or node behind',
  { tag: ['@desktop', '@thorough'] },
  async ({ page, context }) => {
    await watchTimers(page);
    await openHydrated(page, '/contact');
    const tour = async () => {
      for (const sitePage of sitePages.filter(({ navLabel }) => navLabel !== null)) {
        const link = await showLinkTo(page, sitePage);
        await link.click();
        await expect(page).toHaveTitle(sitePage.title);
      }
    };
    const cdp = await context.newCDPSession(page);
    await tour();
    const before = await footprintOf(page, cdp);
    await tour();
    await expectNothingLeft(page, cdp, before);
  },
);

test(
  'the photo viewer leaves no listener, timer or node behind',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await watchTimers(page);
    await openHydrated(page, '/gallery');
    const { dialog } = lightbox(page);
    const look = async () => {
      await photoLinks(page).first().click();
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expectClosed(page);
    };
    const cdp = await context.newCDPSession(page);
    await look();
    const before = await footprintOf(page, cdp);
    await look();
    await expectNothingLeft(page, cdp, before);
  },
);
