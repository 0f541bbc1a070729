import type { Page } from '@playwright/test';
import { pageAt, sitePages } from '../../../src/site-map.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const menuPages = sitePages.filter(({ navLabel }) => navLabel !== null);

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linkTo = (page: Page, path: string) => navigation(page).locator(`a[href="${path}"]`);

// By keys: accessibility/keyboard/disclosure.spec.ts.
test('opens by its button, and closes on the way to another page or the same', async ({ page }) => {
  await openHydrated(page, '/about');
  const expectOpen = async (open: boolean) => {
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', String(open));
    await expect(navigation(page)).toBeVisible({ visible: open });
  };
  for (const path of ['/programs', '/programs'] as const) {
    await menuButton(page).click();
    await expectOpen(true);
    await linkTo(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(pageAt(path).title);
    await expectOpen(false);
  }
});

test('stays open through hydration, and then says that it is open', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  await menuButton(page).click();
  await expect(navigation(page).getByRole('link')).toHaveCount(menuPages.length);
  release();
  await untilHydrated(page);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation(page)).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test(
    'closes when the screen is turned and has room for the links',
    { tag: '@thorough' },
    async ({ page }) => {
      await openHydrated(page, '/');
      await menuButton(page).click();
      await expect(navigation(page)).toBeVisible();
      await page.setViewportSize({ width: 1180, height: 820 });
      const brand = page.getByRole('banner').getByRole('link', { name: /home page/ });
      // Playwright clicks only where nothing else lies over the link.
      await brand.click({ trial: true });
      await expect(linkTo(page, '/programs')).toBeVisible();
    },
  );
});
