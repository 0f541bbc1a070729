import { sitePages } from '../../../src/site-map.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectCount } from '../setup/visit-counter.ts';
import { openHydrated } from '../setup/hydration.ts';

test(
  'the privacy page names everything the browser stores',
  { tag: '@thorough' },
  async ({ page, context }) => {
    for (const { path } of sitePages) {
      await openHydrated(page, path);
    }
    await expectCount(page, /^Site visits: \d/);
    const kept = await page.evaluate(() => [
      ...Object.keys(window.sessionStorage),
      ...Object.keys(window.localStorage),
    ]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto('/privacy');
    const stored = page.locator('section:has(> #stored)').getByRole('term');
    await expect(stored).toHaveText(kept);
  },
);
