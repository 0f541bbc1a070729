import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { openHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// As Android's font size does in the browsers of apps: only the letters grow, and no length in CSS follows them.
for (const { path } of [...sitePages, notFoundPage])
  test(
    `${path} in letters of up to twice their size is as wide as the phone, below a low header`,
    { tag: '@thorough' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      await openHydrated(page, path);
      for (const width of [320, 360, 412]) {
        await page.setViewportSize({ width, height: 640 });
        for (const percent of [100, 115, 130, 150, 200]) {
          await page.evaluate((size) => {
            document.documentElement.style.setProperty('text-size-adjust', size);
            // Off the screen these keep the height that they had in smaller letters.
            for (const item of document.querySelectorAll<HTMLElement>('main li'))
              item.style.setProperty('content-visibility', 'visible');
          }, `${percent}%`);
          const state = `${width} px, ${percent} %`;
          expect.soft(await lostTexts(page), state).toEqual([]);
          // A mobile window widens to fit a page that is too wide.
          expect.soft(await page.evaluate(() => innerWidth), state).toBe(width);
          const { bottom } = await page.evaluate(() => {
            scrollTo({ top: 1000, behavior: 'instant' });
            return (
              document.querySelector('header')?.getBoundingClientRect() ?? { bottom: Infinity }
            );
          });
          expect.soft(bottom, state).toBeLessThanOrEqual(640 / 5);
        }
      }
    },
  );
