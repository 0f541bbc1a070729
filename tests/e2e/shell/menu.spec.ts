import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linkTo = (page: Page, path: string) => navigation(page).locator(`a[href="${path}"]`);

// accessibility/keyboard/disclosure.spec.ts covers the menu by keyboard.
test('opens before hydration, stays open, and closes on navigation', async ({ page }) => {
  const expectOpen = async (open: boolean) => {
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', String(open));
    await expect(navigation(page)).toBeVisible({ visible: open });
  };
  const release = await holdApp(page);
  await page.goto('/about');
  await menuButton(page).click();
  await expect(navigation(page)).toBeVisible();
  release();
  await untilHydrated(page);
  for (const reopens of [false, true]) {
    if (reopens) await menuButton(page).click();
    await expectOpen(true);
    await linkTo(page, '/programs').click();
    await expect(page).toHaveTitle(pageAt('/programs').title);
    await expectOpen(false);
  }
  // The page that is open already.
  await menuButton(page).click();
  await linkTo(page, '/programs').click();
  await expectOpen(false);
});
