import { galleryPhotos } from '../../../src/content/gallery-photos.generated.ts';
import { photoAt } from '../setup/lightbox.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

test(
  'a photo that fails to load keeps its coloured ground',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const slug = photoAt(0);
    const photo = page
      .getByRole('main')
      .getByRole('img', { name: galleryPhotos[slug].alt })
      .first();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/gallery/${slug}-*`, async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto('/gallery', { waitUntil: 'commit' });
    await expect(photo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await untilHydrated(page);
    resolve();
    await expect(photo).toHaveAttribute('data-failed', 'true');
    await expect(photo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);
