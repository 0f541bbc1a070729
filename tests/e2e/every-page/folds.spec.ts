import { openHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

test('what is found in a closed fold opens it', async ({ page }) => {
  await openHydrated(page, '/give');
  const words = page.getByText('This website takes no cards and no PayPal.');
  const summary = page.locator('summary', { hasText: 'By bank, or from abroad' });
  await expect(summary).toBeVisible();
  await expect(words).toBeHidden();
  // The browser shows what a fragment leads to as it shows what a visitor searches for in the page.
  await words.evaluate((found) => {
    found.id = 'found';
    location.hash = 'found';
  });
  await expect(words).toBeVisible();
  await expect(summary.locator('..')).toHaveAttribute('open', '');
  await summary.click();
  await expect(words).toBeHidden();
});
