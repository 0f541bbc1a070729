import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Like Android's font size in in-app browsers: only letters grow, and no length in CSS follows.
for (const { path } of [...sitePages, notFoundPage])
  test(
    `${path} fits the phone's width below a low header at twice the letter size`,
    { tag: '@thorough' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      await openHydrated(page, path);
      for (const width of [320, 360, 412]) {
        await page.setViewportSize({ width, height: 640 });
        for (const percent of [100, 115, 130, 150, 200]) {
          await page.evaluate((size) => {
            document.documentElement.style.setProperty('text-size-adjust', size);
            // Off the screen these keep the height of the smaller letters.
            for (const item of document.querySelectorAll<HTMLElement>('main li'))
              item.style.setProperty('content-visibility', 'visible');
          }, `${percent}%`);
          const state = `${width} px, ${percent} %`;
          expect.soft(await lostTexts(page), state).toEqual([]);
          // A mobile window widens if the page is too wide.
          expect.soft(await page.evaluate(() => innerWidth), state).toBe(width);
          await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
          const header = page.getByRole('banner');
          const bottom = await header.evaluate((it) => it.getBoundingClientRect().bottom);
          expect.soft(bottom, state).toBeLessThanOrEqual(640 / 5);
        }
      }
    },
  );
