import type { Page } from '@playwright/test';
import { emptyFilters } from '../setup/gallery-filters.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expectClosed, expectPhoto, lightbox, openPhoto, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  'its button': (page) => lightbox(page).close.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the browser’s Back': (page) => page.goBack(),
};

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await page.goto('/gallery');
  await untilHydrated(page);
});

test('its button, Escape and Back close it, and leave focus, scroll position and history as before', async ({
  page,
}) => {
  const photo = photoLinks(page).last();
  await photo.scrollIntoViewIfNeeded();
  const entries = await page.evaluate(() => window.history.length);
  // Not `scrollY`: the browser corrects it as photos above take their own heights.
  const place = () => photo.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  for (const [way, close] of Object.entries(waysToClose)) {
    await test.step(way, async () => {
      await photo.click();
      await expectPhoto(page, -1);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      // Only now: the click itself may scroll.
      const before = await place();
      await lightbox(page).next.click();
      await close(page);
      await expectClosed(page);
      await expect(photo).toBeFocused();
      // The browser rounds the position on its way through the history entry.
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
      await expect(page).toHaveURL('/gallery');
    });
  }
  // The photo viewer's one entry, which is ahead now, and none in the way of Back.
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

// Nor reached by Tab: accessibility/keyboard/dialogs.spec.ts.
test('the page behind it cannot be scrolled', async ({ page }) => {
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await photoLinks(page).first().click();
  await expect(lightbox(page).dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a reload and Forward keep the photo; then the links of the page work, and Back leads out', async ({
  page,
}) => {
  await openPhoto(page, 1);
  await page.reload();
  await expectPhoto(page, 1);
  await page.goBack();
  await expectClosed(page);
  await page.goForward();
  await expectPhoto(page, 1);
  await lightbox(page).close.click();
  await expectClosed(page);
  await clickFarDown(page.getByRole('link', { name: 'Visit Our Home' }));
  await expect(page).toHaveURL('/get-involved?tab=visit');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a photo that is clicked in the moment in which another closes opens', async ({ page }) => {
  await openPhoto(page, 0);
  // In one task: no visitor is faster.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click();
    document.querySelectorAll<HTMLElement>('a[aria-haspopup="dialog"]')[2]?.click();
  });
  await expectPhoto(page, 2);
  await lightbox(page).close.click();
  await expectClosed(page);
  await openPhoto(page, 1);
});

test('Forward opens its photo at once also where the filter hides it', async ({ page }) => {
  const [empty] = emptyFilters;
  test.skip(!empty, 'every category has photos');
  await openPhoto(page, 1);
  await page.goBack();
  await expectClosed(page);
  await page.getByRole('button', { name: empty?.label ?? '', exact: true }).click();
  await expect(photoLinks(page)).toHaveCount(0);
  await page.goForward();
  await expectPhoto(page, 1);
  await lightbox(page).close.click();
  await expectClosed(page);
});
