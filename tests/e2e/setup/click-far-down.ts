import type { Locator } from '@playwright/test';

/**
 * Scrolls to an element below photos and clicks it. Lazily rendered sections take their own height as
 * they come near; a click in the same frame could hit what was there before.
 */
export async function clickFarDown(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}
