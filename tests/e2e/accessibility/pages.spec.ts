import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/site-test.ts';
import { spaceText } from '../setup/text-spacing.ts';
import { untilHydrated } from '../setup/hydration.ts';

/** How visitors look at a page, one way after the other. */
const ways: [string, (page: Page) => Promise<void>][] = [
  ['as it comes', async () => undefined],
  [
    'with reduced motion and a dark preference',
    (page) => page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' }),
  ],
  ['in forced colours', (page) => page.emulateMedia({ forcedColors: 'active' })],
  [
    'with wider text spacing',
    async (page) => {
      await page.emulateMedia({ forcedColors: 'none' });
      await spaceText(page);
    },
  ],
];

/** A window of 1280 × 1024 at 400 %; a phone's screen is that narrow anyway. */
const zoomed = { width: 320, height: 256 };

async function expectAccessibleInAllWays(page: Page) {
  await untilHydrated(page);
  for (const [way, look] of ways) {
    await look(page);
    await expectAccessible(page, way);
  }
  if (page.viewportSize()?.width === zoomed.width) return;
  await page.setViewportSize(zoomed);
  await expectAccessible(page, 'at 400 % zoom');
}

for (const { path } of sitePages) {
  test(`the page ${path}, in every way of looking at it`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInAllWays(page);
  });
}

test('the 404 page, in every way of looking at it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  await page.goto('/nowhere');
  await expectAccessibleInAllWays(page);
});

test('the error page, in every way of looking at it', async ({ page, expectedErrors }) => {
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
  await expectAccessibleInAllWays(page);
});
