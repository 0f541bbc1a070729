import type { Page } from '@playwright/test';
import { galleryPhotos } from '../../../src/content/gallery.ts';
import { expectClosed, expectPhoto, lightbox, photoLink } from '../setup/lightbox.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its button': (page) => lightbox(page).close.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the browser’s Back': (page) => page.goBack(),
};

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await page.goto('/gallery');
  await untilHydrated(page);
});

for (const [name, close] of Object.entries(ways)) {
  test(`closes by ${name}: focus, place and history are as before [fault 23]`, async ({ page }) => {
    const photo = photoLink(page, galleryPhotos[13]);
    await photo.scrollIntoViewIfNeeded();
    const entries = await page.evaluate(() => window.history.length);
    await photo.click({ trial: true });
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);

    for (const round of ['the first time', 'again']) {
      await photo.click();
      await expectPhoto(page, galleryPhotos[13], '14 / 21');
      await lightbox(page).next.click();
      await close(page);
      await test.step(round, async () => {
        await expectClosed(page);
        await expect(photo).toBeFocused();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
        await expect(page).toHaveURL('/gallery');
      });
    }
    // One entry for the lightbox, left behind us and used again, and none in the way of Back.
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('the page behind it can be neither scrolled nor reached [fault 23]', async ({ page }) => {
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await photoLink(page, galleryPhotos[0]).click();
  const { dialog } = lightbox(page);
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate((element) => {
        const { activeElement } = document;
        return activeElement === document.body || element.contains(activeElement);
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});

test('Forward opens it again, and leaving the page by a link behind it works', async ({ page }) => {
  await clickFarDown(photoLink(page, galleryPhotos[3]));
  await expectPhoto(page, galleryPhotos[3], '4 / 21');
  await page.goBack();
  await expectClosed(page);
  await page.goForward();
  await expectPhoto(page, galleryPhotos[3], '4 / 21');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await clickFarDown(page.getByRole('link', { name: 'Visit Our Home' }));
  await expect(page).toHaveURL('/get-involved?tab=visit');
});

test('a reload keeps it open on its photo, and Back still closes it [fault 23]', async ({
  page,
}) => {
  await clickFarDown(photoLink(page, galleryPhotos[3]));
  await expectPhoto(page, galleryPhotos[3], '4 / 21');
  await page.reload();
  await expectPhoto(page, galleryPhotos[3], '4 / 21');
  await lightbox(page).close.click();
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
