import { expect, type Locator } from '@playwright/test';
import { paymentValues } from '../../expected-facts.ts';

/** All numbers and names that a visitor needs to pay can be seen. */
export async function expectPaymentValues(part: Locator) {
  const shown = part.locator('strong > [translate="no"]').filter({ visible: true });
  await expect
    .poll(() => shown.allTextContents())
    .toEqual(expect.arrayContaining([...paymentValues]));
}
