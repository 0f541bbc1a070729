import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { coveredByHeader, forceHover } from '../setup/focus.ts';
import { openHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';

// 320 px is the smallest width of WCAG 2.2 §1.4.10. Reduced motion keeps axe from measuring a colour in transition.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of [...sitePages, notFoundPage]) {
  // tests/home opens each page with axe in `npm test`. The styles for a hovering pointer apply on a desktop only.
  test(
    `${path} passes axe, also under the pointer, covers no focus and loses no text`,
    { tag: ['@desktop', '@thorough'] },
    async ({ page }) => {
      await openHydrated(page, path);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 720 });
        await expectAccessible(page, `at ${width} px`);
        expect.soft(await coveredByHeader(page), `at ${width} px`).toEqual([]);
      }
      expect.soft(await lostTexts(page), 'at 320 px').toEqual([]);
      await forceHover(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        await expectAccessible(page, `under the pointer at ${width} px`);
      }
    },
  );
}
