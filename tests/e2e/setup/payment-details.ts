import { expect, type Locator } from '@playwright/test';
import { paymentDetails } from '../../expected-facts.ts';

/** All numbers and names that a visitor needs to pay can be seen. */
export async function expectPaymentDetails(part: Locator) {
  const shown = part.locator('strong > [translate="no"]').filter({ visible: true });
  await expect
    .poll(() => shown.allTextContents())
    .toEqual(expect.arrayContaining([...paymentDetails]));
}
