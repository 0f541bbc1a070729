import type { Page } from '@playwright/test';
import { pageAt } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { holdApp, openHydrated, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linkTo = (page: Page, path: string) => navigation(page).locator(`a[href="${path}"]`);

async function expectOpen(page: Page, open: boolean) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', String(open));
  await expect(navigation(page)).toBeVisible({ visible: open });
}

// Without smooth scrolling only the focus moves the page.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a finger opens the menu before hydration, and a link closes it @journey', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/about');
  await menuButton(page).click();
  await expect(navigation(page)).toBeVisible();
  release();
  await untilHydrated(page);
  for (const reopens of [false, true]) {
    if (reopens) await menuButton(page).click();
    await expectOpen(page, true);
    if (reopens) await expectAccessible(page, 'the menu');
    await linkTo(page, '/programs').click();
    await expect(page).toHaveTitle(pageAt('/programs').title);
    await expect(page.locator('[aria-current=page]')).toHaveAttribute('href', '/programs');
    await expectOpen(page, false);
  }
  // The page that is open already.
  await menuButton(page).click();
  await linkTo(page, '/programs').click();
  await expectOpen(page, false);
  await expect(menuButton(page)).toBeFocused();
});

test('the menu works by keyboard, and its last link can be reached in a low window', async ({
  page,
}) => {
  await openHydrated(page, '/programs');
  // The W3C's ARIA practices for a button that shows and hides the navigation.
  const expectOpenWithFocus = async (open: boolean) => {
    await expectOpen(page, open);
    await expect(menuButton(page)).toBeFocused();
  };
  const header = page.getByRole('banner');

  await test.step('keys open and close the menu, and Tab brings each link into view', async () => {
    for (const key of ['Enter', 'Space']) {
      await menuButton(page).press(key);
      await expectOpenWithFocus(true);
      await menuButton(page).press(key);
      await expectOpenWithFocus(false);
    }
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 320, height: 192 });
    for (const link of await navigation(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expectOpenWithFocus(false);
  });

  await test.step('Shift+Tab leads back through the header, with whole focus rings', async () => {
    await page.keyboard.press('Enter');
    await expectOpenWithFocus(true);
    const edge = (await navigation(page).boundingBox())?.y ?? 0;
    const donate = header.getByRole('link', { name: 'Donate Now' });
    for (const stop of [
      menuButton(page),
      donate,
      header.getByRole('link', { name: 'home page' }),
    ]) {
      await expect(stop).toBeFocused();
      const ringEnd = await stop.evaluate((element) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        return element.getBoundingClientRect().bottom + reach;
      });
      expect.soft(ringEnd).toBeLessThanOrEqual(edge);
      await page.keyboard.press('Shift+Tab');
    }
  });

  await test.step('Tab leads out of the menu and closes it', async () => {
    // Backwards and forwards, Tab leads out of the header to what the open menu would cover.
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expect(navigation(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await expectOpenWithFocus(true);
    await navigation(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(navigation(page)).toBeHidden();
  });

  await test.step('a finger reaches the last link in a low window, and a wide one scrolls again', async () => {
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
  });

  await test.step('right to left, the header can be pressed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }));
    for (const control of [header.locator('img'), menuButton(page), header.getByText('Donate Now')])
      await control.click({ trial: true });
  });
});

test(
  'the seven links stand on one line or in the menu',
  { tag: ['@thorough', '@desktop'] },
  async ({ page }) => {
    await page.goto('/about');
    const links = navigation(page).getByRole('link').filter({ visible: true });
    for (const textSize of ['100%', '125%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      for (const width of [1024, 1119, 1120, 1152, 1279, 1280, 1400, 2240, 2560]) {
        await page.setViewportSize({ width, height: 700 });
        const tops = await links.evaluateAll((all) =>
          all.map((link) => Math.round(link.getBoundingClientRect().top)),
        );
        const state = `letters of ${textSize} at ${width} px`;
        expect(new Set(tops).size, state).toBe(tops.length > 0 ? 1 : 0);
        if (tops.length > 0) expect(tops, state).toHaveLength(7);
      }
    }
  },
);
