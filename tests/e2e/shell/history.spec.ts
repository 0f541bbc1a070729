import type { Page } from '@playwright/test';
import { pageNames } from '../../../src/content/shared-texts.ts';
import { pageAt } from '../../../src/site-map.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await scrollTop(page)).toBe(top);
}

/** The parts that are laid out only when they are near are some px lower or higher than was expected of them. */
async function expectNear(page: Page, top: number) {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(5);
}

test('Back and Forward find the old positions also after a reload', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await scrollTo(page, 2500);
  await footerLink(page, '/programs').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 900);
  // A reload within milliseconds of the last scroll event is nobody's.
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollTop)).toBe(900);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/').title);
  await expectNear(page, 2500);
  await page.goForward();
  await expect(page).toHaveTitle(pageAt('/programs').title);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test(
  'Back during a smooth scroll returns to the old position',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await scrollTo(page, 2500);
    await footerLink(page, '/programs').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(pageAt('/programs').title);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
        }),
    );
    await page.goBack();
    await expect(page).toHaveTitle(pageAt('/').title);
    await expectNear(page, 2500);
  },
);

test(
  'Back after a reload works without the app',
  { tag: '@thorough' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
    for (const app of ['late', 'missing']) {
      await page.goto('/about');
      await untilHydrated(page);
      await footerLink(page, '/programs').click();
      await expect(page).toHaveTitle(pageAt('/programs').title);
      if (app === 'late') await holdApp(page);
      else await page.route('**/assets/entry.client-*.js', (route) => route.abort());
      await page.reload();
      await page.goBack();
      await expect(page).toHaveTitle(pageAt('/about').title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames.about);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  },
);
