import type { Locator, Page } from '@playwright/test';

/** What a screen reader is told: on the page, or in the dialog that stands before it. */
export function announced(scope: Page | Locator): Locator {
  // The page's own region comes after those of its dialogs.
  return scope.locator('[data-live-region]').last();
}
