import type { Locator, Page } from '@playwright/test';
import type { SitePath } from '../../../src/site-map.ts';

/** The footer's link to a page. Every page has it, at every width. */
export function footerLink(page: Page, path: SitePath): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`);
}
