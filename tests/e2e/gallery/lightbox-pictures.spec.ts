import { galleryPhotos } from '../../../src/content/gallery.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expectPhoto, lightbox, openPhoto, photoAt, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';

test('where a picture fails, its caption is there and the others are fetched', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(`**/gallery/${photoAt(0)}-*`, (route) => route.abort());
  await page.goto('/gallery');
  await photoLinks(page).first().click();
  await expectPhoto(page, 0);
  const { dialog } = lightbox(page);
  const fetched = () =>
    dialog
      .locator('img')
      .evaluateAll(
        (images: HTMLImageElement[]) =>
          images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
      );
  await expect.poll(fetched).toBe(galleryPhotos.length - 1);
});

test('fetches the neighbours of the photo that is shown before the rest', async ({ page }) => {
  const middle = Math.floor(galleryPhotos.length / 2);
  const shown = [middle - 1, middle, middle + 1].map((index) => photoAt(index));
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const slug of [shown[0], shown[2]]) {
    await page.route(`**/gallery/${slug}-*`, async (route) => {
      await promise;
      await route.continue();
    });
  }
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  await openPhoto(page, middle);
  const pictures = lightbox(page).dialog.locator('picture');
  const slugs = () => pictures.evaluateAll((all) => all.map((it) => it.dataset['photo']));
  await expect.poll(slugs).toEqual(shown);
  resolve();
  await expect(pictures).toHaveCount(galleryPhotos.length);
});

test('fetches no photo but the one that is shown where the visitor saves data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/gallery');
  await untilHydrated(page);
  await openPhoto(page, 0);
  const { dialog, next } = lightbox(page);
  const picture = dialog.getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await next.click();
  await expectPhoto(page, 1);
  await expect(dialog.locator('picture')).toHaveCount(1);
});
