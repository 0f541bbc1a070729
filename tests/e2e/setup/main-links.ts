import type { Locator, Page } from '@playwright/test';
import type { SitePage, SitePath } from '../../../src/site-map.ts';

/** Opens the menu if the screen is too narrow for the links. */
async function showMainLinks(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link');
}

/** In the header, or in the footer for a page that the header leaves out. */
export async function showLinkTo(page: Page, { path, name, inMenu }: SitePage): Promise<Locator> {
  if (!inMenu) return page.getByRole('contentinfo').locator(`a[href="${path}"]`);
  return (await showMainLinks(page)).filter({ hasText: name });
}

/** Every page has it at every width. */
export function footerLink(page: Page, path: SitePath): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`);
}
