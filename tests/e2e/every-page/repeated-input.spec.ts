import type { Page } from '@playwright/test';
import { holdApp, openHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { groupToSponsor } from '../setup/sponsorship-dialog.ts';

/** The key repeats while it is held down. */
async function holdEnter(page: Page) {
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test('a photo that is clicked twice before hydration opens once, and Back closes it', async ({
  page,
}) => {
  await page.goto('/about');
  const release = await holdApp(page);
  await page.goto('/gallery');
  await photoLinks(page).first().dblclick();
  release();
  await expect(lightbox(page).dialog).toBeVisible();
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Enter held down on a photo opens it once, with no entry in the way of Back', async ({
  page,
}) => {
  await page.goto('/about');
  await openHydrated(page, '/gallery');
  const entries = await page.evaluate(() => window.history.length);
  await photoLinks(page).first().focus();
  await holdEnter(page);
  await expect(lightbox(page).close).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.keyboard.press('Enter');
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

// Before hydration the browser opens it in the same way.
test('Enter held down on a sponsor button leaves its dialog open', async ({ page }) => {
  await openHydrated(page, '/children');
  await page.getByRole('button', { name: `Support ${groupToSponsor()}` }).focus();
  await holdEnter(page);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
});

test('Enter held down on the menu button leaves the menu open', async ({ page }) => {
  await openHydrated(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await holdEnter(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
