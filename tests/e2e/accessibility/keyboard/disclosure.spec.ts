import { openHydrated } from '../../setup/hydration.ts';
import { expect, test } from '../../setup/site-test.ts';

// Without smooth scrolling only the focus moves the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The W3C's ARIA practices for a button that shows and hides the navigation.
test('the menu works by keyboard', async ({ page }) => {
  await openHydrated(page, '/programs');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const expectOpen = async (open: boolean) => {
    await expect(button).toHaveAttribute('aria-expanded', String(open));
    await expect(menu).toBeVisible({ visible: open });
    await expect(button).toBeFocused();
  };
  for (const key of ['Enter', 'Space']) {
    await button.press(key);
    await expectOpen(true);
    await button.press(key);
    await expectOpen(false);
  }
  await page.keyboard.press('Enter');
  for (const link of await menu.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expectOpen(false);

  await page.keyboard.press('Enter');
  await expectOpen(true);
  const edge = (await menu.boundingBox())?.y ?? 0;
  const donate = header.getByRole('link', { name: 'Donate Now' });
  for (const stop of [button, donate, header.getByRole('link', { name: 'home page' })]) {
    await expect(stop).toBeFocused();
    const ringEnd = await stop.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return element.getBoundingClientRect().bottom + reach;
    });
    expect.soft(ringEnd).toBeLessThanOrEqual(edge);
    await page.keyboard.press('Shift+Tab');
  }

  // Backwards and forwards, Tab leads out of the header to what the open menu would cover.
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await expectOpen(true);
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(menu).toBeHidden();
});
