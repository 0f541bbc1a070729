import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linkTo = (page: Page, path: string) => navigation(page).locator(`a[href="${path}"]`);

// accessibility/keyboard/disclosure.spec.ts covers the menu by keyboard.
test('opens before hydration, stays open, and closes on navigation', async ({
  page,
  expectedErrors,
}) => {
  // The button goes as the window widens, and Tab goes on from its place.
  expectedErrors.push(/the focus is lost/);

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

  // In a low window a finger reaches the last of it.
  await page.setViewportSize({ width: 390, height: 360 });
  await menuButton(page).click();
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 1000);
  await expect(navigation(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
  // Once the links fit beside the logo, as on a phone that is turned, the page scrolls again.
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }));
  const header = page.getByRole('banner');
  for (const control of [header.locator('img'), menuButton(page), header.getByText('Donate Now')])
    await control.click({ trial: true });
});
