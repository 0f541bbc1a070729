import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectLargeTargets } from '../setup/targets.ts';
import { spaceText } from '../setup/text-spacing.ts';

// The smallest width of WCAG 2.2 §1.4.10.
const narrow = { width: 320, height: 640 };

test.use({ viewport: narrow, contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessibleInEveryWay(page: Page) {
  await untilHydrated(page);
  await expectAccessible(page, 'at 320 px');
  await expectLargeTargets(page, 'at 320 px');
  // What follows changes layout alone; contrast-and-focus.spec.ts computes colours at both widths.
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, 'in forced colours', { colors: false });
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectLargeTargets(page, 'at 390 px');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page, 'at 1280 px', { colors: false });
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAccessible(page, 'at 400 % zoom', { colors: false });
  await page.setViewportSize(narrow);
  await spaceText(page);
  await expectAccessible(page, 'with wider text spacing', { colors: false });
}

for (const { path } of [...sitePages, notFoundPage]) {
  test(`the page ${path} breaks none of axe’s rules, and its targets are 44 px or more`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === notFoundPage.path) expectedErrors.push(/404/);
    await page.goto(path);
    await expectAccessibleInEveryWay(page);
  });
}

test('the error page breaks none of axe’s rules, and its targets are 44 px or more', async ({
  page,
  expectedErrors,
}) => {
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
  await expectAccessibleInEveryWay(page);
});
