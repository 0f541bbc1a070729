import { pageAt, sitePages } from '../../../src/site-map.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const menuPages = sitePages.filter(({ navLabel }) => navLabel !== null);

test(
  'on a wide screen each link is in view, leads to its page and becomes the current one',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(menuPages.length);
    for (const link of await links.all()) await expect(link).toBeInViewport();

    for (const { path, title } of [...menuPages.slice(1), pageAt('/')]) {
      await links.and(page.locator(`[href="${path}"]`)).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      const current = page.locator('[aria-current=page]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', path);
    }

    await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
    await expect(page).toHaveURL('/get-involved?tab=donate');
    await page.getByRole('link', { name: /home page$/ }).click();
    await expect(page).toHaveURL('/');
  },
);

test('the skip link comes first and moves the focus to the page, before and after hydration', async ({
  page,
}) => {
  const release = await holdApp(page);
  for (const hydrated of [false, true]) {
    await test.step(hydrated ? 'after' : 'before', async () => {
      await page.goto('/about');
      if (hydrated) await untilHydrated(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
    release();
  }
});
