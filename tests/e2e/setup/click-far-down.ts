import type { Locator } from '@playwright/test';

/**
 * Photos of the gallery and the closing call take their own heights when they come near; a press
 * comes after that, as a person's does, and not in the frame of the jump.
 */
export async function clickFarDown(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}
