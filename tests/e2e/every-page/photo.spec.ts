import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pagePhotos } from '../../../src/content/page-photos.ts';
import { photoFiles } from '../../../src/content/photo-files.generated.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const { alt } = photoFiles[pagePhotos.about];
const files = `**/gallery/${pagePhotos.about}-*`;

function headPhoto(page: Page) {
  return page.getByRole('main').getByRole('img', { name: alt }).first();
}

// Its place: layout-shifts.spec.ts, and site/documents.test.ts.
test('a photo has its colour before it comes', { tag: '@thorough' }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const photo = headPhoto(page);
  await expect(photo).toBeVisible();
  await expect(photo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  resolve();
});

test(
  'a photo that came before hydration is shown, and nothing covers it',
  { tag: '@thorough' },
  async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/about');
    const photo = headPhoto(page);
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    release();
    await untilHydrated(page);
    await expect(photo).not.toHaveAttribute('data-failed');
    await expect(photo).toHaveCSS('opacity', '1');
    const onTop = await photo.evaluate((img) => {
      const { left, top, width, height } = img.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === img;
    });
    expect(onTop).toBe(true);
    // A placeholder would be one colour.
    const { channels } = await sharp(await photo.screenshot()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  },
);

for (const when of ['before', 'after']) {
  test(
    `a photo that fails ${when} hydration leaves its colour and its text`,
    { tag: '@thorough' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/);
      const early = when === 'before';
      const release = early ? await holdApp(page) : () => undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(files, async (route) => {
        if (!early) await promise;
        await route.abort();
      });
      await page.goto('/about', { waitUntil: early ? 'load' : 'commit' });
      release();
      if (early) await untilHydrated(page);
      resolve();
      const photo = headPhoto(page);
      await expect(photo).toHaveAttribute('data-failed', 'true');
      await expect(photo).toBeVisible();
      await expect(photo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    },
  );
}
