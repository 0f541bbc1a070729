import { galleryPhotos } from '../../../src/content/page-texts/gallery.ts';
import { sitePhotos } from '../../../src/content/photos.generated.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

// layout-shifts.spec.ts and site/documents.test.ts cover the reserved place of a photo.
for (const when of ['before', 'after'] as const)
  for (const outcome of ['comes', 'fails'] as const)
    test(
      `a photo that ${outcome} ${when} hydration shows a plain ground meanwhile`,
      { tag: '@thorough' },
      async ({ page, expectedErrors }) => {
        expectedErrors.push(/Failed to load resource/);
        // In a page's head the sky is the ground.
        const [slug] = galleryPhotos;
        const { alt } = sitePhotos[slug];
        const photo = page.getByRole('main').getByRole('img', { name: alt }).first();
        const answer = Promise.withResolvers<void>();
        await page.route(`**/gallery/${slug}-*`, async (route) => {
          await answer.promise;
          await (outcome === 'comes' ? route.continue() : route.abort());
        });
        const release = await holdApp(page);
        await page.goto('/gallery', { waitUntil: 'commit' });
        await expect(photo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        if (when === 'before') answer.resolve();
        if (when === 'before') await page.waitForLoadState();
        release();
        await untilHydrated(page);
        answer.resolve();
        if (outcome === 'fails') {
          await expect(photo).toHaveAttribute('data-failed', 'true');
          await expect(photo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        } else {
          await expect
            .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
            .toBeGreaterThan(0);
          await expect(photo).toHaveCSS('opacity', '1');
          // Fails if anything lies over the picture.
          await photo.click({ trial: true });
        }
      },
    );
