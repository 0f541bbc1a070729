import type { Locator, Page } from '@playwright/test';
import type { SitePath } from '../../../src/site-map.ts';

/** To one of the pages that every page's footer lists, at every width. */
export function footerLink(page: Page, path: SitePath): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`);
}
