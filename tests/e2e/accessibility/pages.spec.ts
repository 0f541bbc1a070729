import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectFocusShown, forceHover } from '../setup/focus.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';

// 320 px is the smallest width of WCAG 2.2 §1.4.10. Reduced motion keeps axe from measuring a colour in transition.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessibleAt320(page: Page) {
  await untilHydrated(page);
  await expectAccessible(page, 'at 320 px');
  await expectFocusShown(page, 'at 320 px');
  expect.soft(await lostTexts(page), 'at 320 px').toEqual([]);
}

for (const { path } of [...sitePages, notFoundPage]) {
  test(`${path} passes axe on a phone, with AAA contrast, 44 px targets and visible focus`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessibleAt320(page);
  });

  // The styles for a hovering pointer apply on a desktop only.
  test(
    `${path} passes axe on a desktop, under the pointer and in a wide font`,
    { tag: ['@desktop', '@thorough'] },
    async ({ page }) => {
      await openHydrated(page, path);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 720 });
        await expectAccessible(page, `at ${width} px`);
        await expectFocusShown(page, `at ${width} px`);
      }
      for (const font of textFonts) {
        await setTextFont(page, font);
        await expectAccessible(page, `${font} letters`);
      }
      await expectFocusShown(page, 'narrow letters');
      await forceHover(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        await expectAccessible(page, `under the pointer at ${width} px`);
      }
    },
  );
}

test('the error page passes axe', { tag: '@thorough' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Broken on purpose/);
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new Error("Broken on purpose"); }',
    }),
  );
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  await expectAccessibleAt320(page);
});
