import type { Locator, Page } from '@playwright/test';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';

/** The key repeats while it is held down. */
async function holdEnter(page: Page, control: Locator) {
  await control.focus();
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test(
  'a repeated click or held Enter opens a photo once',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/about');
    const release = await holdApp(page);
    await page.goto('/gallery');
    const entries = await page.evaluate(() => window.history.length);
    await photoLinks(page).first().dblclick();
    release();
    await expect(lightbox(page).dialog).toBeVisible();
    await untilHydrated(page);
    await page.goBack();
    await expectClosed(page);

    await holdEnter(page, photoLinks(page).first());
    await expect(lightbox(page).dialog.getByRole('heading')).toBeFocused();
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(page).toHaveURL('/gallery');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);
