import type { Locator, Page } from '@playwright/test';

/** The header's links, out of the menu where the screen is too small for them to stand open. */
export async function showMainLinks(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link');
}
