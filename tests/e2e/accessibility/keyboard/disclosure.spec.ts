import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/site-test.ts';
import { untilHydrated } from '../../setup/hydration.ts';

// After the W3C's ARIA practices: a button that shows and hides the navigation.

test.use({ viewport: { width: 320, height: 640 } });

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.beforeEach(async ({ page }) => {
  await page.goto('/programs');
  await untilHydrated(page);
  await menu(page).focus();
});

for (const key of ['Enter', 'Space']) {
  test(`${key} shows the menu and hides it, and the focus stays on its button`, async ({
    page,
  }) => {
    await page.keyboard.press(key);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page)).toBeVisible();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(main(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });
}

test('Tab passes a hidden menu by', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('Tab goes through the links, and Escape from any of them back to the button', async ({
  page,
}) => {
  await page.keyboard.press('Enter');
  for (const link of await main(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeFocused();
});

test('the menu closes when Tab leaves it, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.keyboard.press('Enter');
  await main(page).getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(main(page)).toBeHidden();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu closes even when the focus leaves in the moment that it opens', async ({ page }) => {
  await menu(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    document.querySelector('main')?.focus();
  });
  await expect(page.getByRole('main')).toBeFocused();
  await expect(main(page)).toBeHidden();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Shift+Tab leads from the first link to the button, the menu staying open', async ({
  page,
}) => {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeFocused();
  await expect(main(page)).toBeVisible();
});

test('a link leads to its page, whose heading takes the focus', async ({ page }) => {
  await page.keyboard.press('Enter');
  await main(page).getByRole('link', { name: 'About Us' }).press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page)).toBeHidden();
});

test('says by role, state and name what it shows', async ({ page }) => {
  const id = (await menu(page).getAttribute('aria-controls')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - /children: equal
      - link /Motherly Care.*, home page/:
        - /url: /
      - link "Donate Now"
      - button "Menu" [expanded]
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Our Children"
          - listitem:
            - link "Programs"
          - listitem:
            - link "Gallery"
          - listitem:
            - link "Get Involved"
          - listitem:
            - link "Contact"
  `);
  await expect(page.locator(`[id="${id}"]`)).toHaveRole('navigation');
});
