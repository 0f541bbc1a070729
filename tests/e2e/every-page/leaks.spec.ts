import type { CDPSession, Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { footprintOf, type Footprint } from '../setup/page-footprint.ts';
import { watchTimers } from '../setup/watched-timers.ts';
import { expectClosed, lightbox } from '../setup/lightbox.ts';
import { showLinkTo } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

/** Asked again for a while: what is left behind stays, what a busy machine has yet to collect goes. */
async function expectNothingLeft(page: Page, cdp: CDPSession, before: Footprint) {
  const grown = async () => {
    const now = await footprintOf(page, cdp);
    return (['listeners', 'timers', 'nodes'] as const).filter((kind) => now[kind] > before[kind]);
  };
  await expect.poll(grown).toEqual([]);
}

test('going through all pages leaves no listener and no timer behind', async ({
  page,
  context,
}) => {
  await watchTimers(page);
  await page.goto('/contact');
  await untilHydrated(page);
  const tour = async () => {
    for (const sitePage of sitePages) {
      const link = await showLinkTo(page, sitePage);
      await link.click();
      await expect(page).toHaveTitle(sitePage.title);
    }
    await page.waitForLoadState('networkidle');
  };
  const cdp = await context.newCDPSession(page);
  await tour();
  const before = await footprintOf(page, cdp);
  await tour();
  await expectNothingLeft(page, cdp, before);
});

test('the photo viewer leaves no listener and no timer behind', async ({ page, context }) => {
  await watchTimers(page);
  await page.goto('/gallery');
  await untilHydrated(page);
  const { dialog } = lightbox(page);
  const look = async () => {
    await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.waitForLoadState('networkidle');
  };
  const cdp = await context.newCDPSession(page);
  await look();
  const before = await footprintOf(page, cdp);
  await look();
  await expectNothingLeft(page, cdp, before);
});
