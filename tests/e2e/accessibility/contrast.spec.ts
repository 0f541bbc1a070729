import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/site-map.ts';
import { forceStates } from '../setup/forced-states.ts';
import { lightbox, photoLink } from '../setup/lightbox.ts';
import { seenTexts } from '../setup/seen-texts.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';
import { untilAwake } from '../setup/waking.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What WCAG 1.4.6 (AAA) asks for. */
async function expectContrast(page: Page) {
  for (const pointed of [false, true]) {
    await test.step(pointed ? 'under the pointer' : 'at rest', async () => {
      if (pointed) await forceStates(page, ['hover']);
      const texts = await seenTexts(page);
      expect(texts.length).toBeGreaterThan(2);
      expect.soft(texts.filter((text) => text.contrast < (text.large ? 4.5 : 7))).toEqual([]);
    });
  }
}

for (const { path } of sitePages) {
  test(`all text of ${path} has a contrast of 7, large text of 4.5`, async ({ page }) => {
    await page.goto(path);
    await untilAwake(page);
    await expectContrast(page);
  });
}

test('so has that of the sponsorship dialog', async ({ page }) => {
  await page.goto('/children');
  await openSponsorshipDialog(page, 'Children at Play');
  await expectContrast(page);
});

test('so has that of the photo viewer', async ({ page }) => {
  await page.goto('/gallery');
  await photoLink(page, 'birthday').click();
  await expect(lightbox(page).dialog).toBeVisible();
  await expectContrast(page);
});
