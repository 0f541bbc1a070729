import type { Page } from '@playwright/test';
import { sitePages } from '../../../../src/site-map.ts';
import { openHydrated } from '../../setup/hydration.ts';
import { expect, test } from '../../setup/site-test.ts';

// The W3C's ARIA practices for a button that shows and hides the navigation.

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/programs');
  await menu(page).focus();
});

test('Enter and Space show and hide the menu, and the focus stays on its button', async ({
  page,
}) => {
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page)).toBeVisible();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(main(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  }
});

test('Tab skips a hidden menu and goes through the links of an open one; Shift+Tab and Escape go back to the button', async ({
  page,
}) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await menu(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeFocused();
  await expect(main(page)).toBeVisible();
  for (const link of await main(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeFocused();
});

test('the menu closes when the focus leaves it, even in the moment that it opens, so that it covers nothing that has the focus', async ({
  page,
}) => {
  await menu(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    document.querySelector('main')?.focus();
  });
  await expect(page.getByRole('main')).toBeFocused();
  await expect(main(page)).toBeHidden();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the button’s role, state and name say what it shows', async ({ page }) => {
  const id = (await menu(page).getAttribute('aria-controls')) ?? '';
  await page.keyboard.press('Enter');
  const links = sitePages
    .filter(({ navLabel }) => navLabel !== null)
    .map(({ navLabel }) => `          - listitem:\n            - link "${navLabel}"`);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - /children: equal
      - link /home page/:
        - /url: /
      - link "Donate Now"
      - button "Menu" [expanded]
      - navigation "Main":
        - list:
${links.join('\n')}
  `);
  await expect(page.locator(`[id="${id}"]`)).toHaveRole('navigation');
});
