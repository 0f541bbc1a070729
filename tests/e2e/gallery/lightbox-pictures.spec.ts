import { galleryPhotos } from '../../../src/content/gallery.ts';
import { expectClosed, expectPhoto, lightbox, photoLink } from '../setup/lightbox.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { untilHydrated } from '../setup/hydration.ts';

test('fetches every picture of the filter once it is open', async ({ page }) => {
  await page.goto('/gallery');
  await photoLink(page, galleryPhotos[0]).click();
  const pictures = lightbox(page).dialog.locator('img');
  await expect(pictures).toHaveCount(galleryPhotos.length);
  const allThere = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  await expect.poll(allThere).toBe(true);
});

test('keeps caption and controls where a picture fails [fault 22]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/gallery/playground-*', (route) => route.abort());
  await page.goto('/gallery');
  await photoLink(page, 'playground').click();
  await expectPhoto(page, 'playground', '2 / 21');
  const { next, previous, close } = lightbox(page);
  await next.click();
  await expectPhoto(page, 'dormitory', '3 / 21');
  await previous.click();
  await expectPhoto(page, 'playground', '2 / 21');
  await close.click();
  await expectClosed(page);
});

test('fetches the others even where the first picture fails', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/gallery/main-gate-*', (route) => route.abort());
  const fetched = new Set<string>();
  page.on('request', (request) => {
    fetched.add(/\/gallery\/([a-z-]+)-\d+\./.exec(request.url())?.[1] ?? '');
  });
  await page.goto('/gallery');
  await photoLink(page, 'main-gate').click();
  await expect.poll(() => galleryPhotos.filter((slug) => !fetched.has(slug))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo is a link to its large picture [fault 42]', async ({ page }) => {
    await page.goto('/gallery');
    for (const slug of galleryPhotos) {
      const href = await photoLink(page, slug).getAttribute('href');
      expect(href).toMatch(new RegExp(String.raw`^/gallery/${slug}-\d+\.\w+\.jpg$`));
      const answer = await page.request.get(href ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
    }
  });
});

test('fetches the neighbours of the photo that is shown before the rest', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const slug of [galleryPhotos[7], galleryPhotos[9]]) {
    await page.route(`**/gallery/${slug}-*`, async (route) => {
      await promise;
      await route.continue();
    });
  }
  await page.goto('/gallery');
  await untilHydrated(page);
  await clickFarDown(photoLink(page, galleryPhotos[8]));
  const pictures = lightbox(page).dialog.locator('picture');
  const slugs = () => pictures.evaluateAll((all) => all.map((it) => it.dataset['photo']));
  await expect.poll(slugs).toEqual(galleryPhotos.slice(7, 10));
  resolve();
  await expect(pictures).toHaveCount(galleryPhotos.length);
});

test('fetches no photo but the one that is shown where data is to be saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/gallery');
  await untilHydrated(page);
  await clickFarDown(photoLink(page, galleryPhotos[8]));
  await expectPhoto(page, galleryPhotos[8], '9 / 21');
  const { dialog, next } = lightbox(page);
  const picture = dialog.getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await next.click();
  await expectPhoto(page, galleryPhotos[9], '10 / 21');
  await expect(dialog.locator('picture')).toHaveCount(1);
});
