import { untilHydrated } from '../setup/hydration.ts';
import { expectClosed, expectPhoto, lightbox, openPhoto, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
});

test('opens the photo that was clicked, and wraps around at both ends by button and by arrow key, which leave the focus where it is', async ({
  page,
}) => {
  await openPhoto(page, 1);
  await expect(page).toHaveURL('/gallery');
  const { previous, next } = lightbox(page);
  await previous.click();
  await expectPhoto(page, 0);
  await previous.click();
  await expectPhoto(page, -1);
  await next.click();
  await expectPhoto(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, -1);
  await expect(next).toBeFocused();
});

test('a swipe changes the photo; a tap and a vertical scroll do not', async ({ page }) => {
  await openPhoto(page, 1);
  const { dialog } = lightbox(page);
  const swipe = async (x: number, y: number) => {
    const start = [{ identifier: 0, clientX: 200, clientY: 300 }];
    const end = [{ identifier: 0, clientX: 200 + x, clientY: 300 + y }];
    await dialog.dispatchEvent('touchstart', { touches: start, changedTouches: start });
    await dialog.dispatchEvent('touchend', { touches: [], changedTouches: end });
  };
  await swipe(-120, 10);
  await expectPhoto(page, 2);
  await swipe(120, -10);
  await expectPhoto(page, 1);
  await swipe(-8, 0);
  await swipe(-60, 200);
  await swipe(120, 0);
  await expectPhoto(page, 0);
});

test('picture and caption agree after fifty quick clicks', async ({ page }) => {
  await openPhoto(page, 0);
  await lightbox(page).next.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click += 1) button.click();
  });
  await expectPhoto(page, 50);
  for (let press = 0; press < 50; press += 1) await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 100);
});

test.describe('in a low window', { tag: '@desktop' }, () => {
  for (const [name, width, height] of [
    ['a phone on its side', 640, 320],
    ['400 % zoom', 320, 256],
  ] as const) {
    test(`the photo has most of the height, and the caption is below it (${name})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await untilHydrated(page);
      await openPhoto(page, 0);
      const { dialog, close } = lightbox(page);
      const box = await dialog.locator('picture').first().boundingBox();
      expect(box?.height).toBeGreaterThan(0.6 * height);
      await dialog.getByText('1 / ', { exact: false }).scrollIntoViewIfNeeded();
      await expect(close).toBeInViewport();
      await close.click();
      await expectClosed(page);
    });
  }
});

test('an open photo is not printed over the page', async ({ page }) => {
  await untilHydrated(page);
  await openPhoto(page, 0);
  await page.emulateMedia({ media: 'print' });
  await expect(lightbox(page).dialog).toBeHidden();
  await expect(photoLinks(page).first()).toBeVisible();
});
