import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectFocusUncovered } from '../setup/focus-uncovered.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectLargeTargets } from '../setup/targets.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';

// The smallest width of WCAG 2.2 §1.4.10.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

// contrast-and-focus.spec.ts computes the colours, readable.spec.ts finds what wider spacing cuts off.
async function expectAccessibleAtEveryWidth(page: Page) {
  await untilHydrated(page);
  await expectAccessible(page, 'at 320 px', { colors: false });
  for (const font of textFonts) {
    await setTextFont(page, font);
    await expectLargeTargets(page, `at 320 px, ${font} letters`);
  }
  await setTextFont(page, 'wide');
  await expectFocusUncovered(page, 'at 320 px');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page, 'at 1280 px', { colors: false });
  await expectFocusUncovered(page, 'at 1280 px');
}

for (const { path } of [...sitePages, notFoundPage]) {
  test(`${path} breaks none of axe’s rules, targets are 44 px or more, and the header never covers the focus`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessibleAtEveryWidth(page);
  });
}

test('so it is on the error page', async ({ page, expectedErrors }) => {
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
  await expectAccessible(page, 'the error', { within: 'main' });
  await expectAccessibleAtEveryWidth(page);
});
