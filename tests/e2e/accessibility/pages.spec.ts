import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectFocusUncovered } from '../setup/focus-uncovered.ts';
import { openHydrated, untilHydrated } from '../setup/hydration.ts';
import { lostTexts } from '../setup/lost-text.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectLargeTargets } from '../setup/targets.ts';

// The smallest width of WCAG 2.2 §1.4.10.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessibleAt320(page: Page) {
  await untilHydrated(page);
  await expectAccessible(page, 'at 320 px');
  await expectLargeTargets(page, 'at 320 px');
  await expectFocusUncovered(page, 'at 320 px');
  expect.soft(await lostTexts(page), 'at 320 px').toEqual([]);
}

for (const { path } of [...sitePages, notFoundPage]) {
  test(`${path} breaks none of axe’s rules, all text has contrast and is whole, targets are 44 px or more, and the header never covers the focus`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessibleAt320(page);
  });
}

test('so it is on the error page', { tag: '@thorough' }, async ({ page, expectedErrors }) => {
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
