import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectFocusUncovered } from '../setup/focus-uncovered.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectLargeTargets } from '../setup/targets.ts';
import { spaceText } from '../setup/text-spacing.ts';

// The smallest width of WCAG 2.2 §1.4.10.
const narrow = { width: 320, height: 640 };

test.use({ viewport: narrow, contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessibleAtEveryWidth(page: Page) {
  await untilHydrated(page);
  await expectAccessible(page, 'at 320 px');
  await expectLargeTargets(page, 'at 320 px');
  await expectFocusUncovered(page, 'at 320 px');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectLargeTargets(page, 'at 390 px');
  // What follows changes layout alone; contrast-and-focus.spec.ts computes colours at both widths.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page, 'at 1280 px', { colors: false });
  await expectFocusUncovered(page, 'at 1280 px');
  await page.setViewportSize(narrow);
  await spaceText(page);
  await expectAccessible(page, 'with wider text spacing', { colors: false });
}

for (const { path } of [...sitePages, notFoundPage]) {
  test(`${path} breaks none of axe’s rules, targets are 44 px or more, and the header never covers the focus`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === notFoundPage.path) expectedErrors.push(/404/);
    await page.goto(path);
    await expectAccessibleAtEveryWidth(page);
  });
}

test('so it is on the error page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Broken on purpose/);
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutPage() { throw new Error("Broken on purpose"); }',
    }),
  );
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});
