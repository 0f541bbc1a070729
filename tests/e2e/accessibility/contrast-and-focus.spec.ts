import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { faintRings, showWhole } from '../setup/focus-rings.ts';
import { stateForcer } from '../setup/forced-states.ts';
import { openHydrated } from '../setup/hydration.ts';
import { openPhoto } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { seenTexts } from '../setup/seen-texts.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

/** Where a wide window shows other parts or colours than a narrow one; its header is the same everywhere. */
const widePages = new Set<string>(['/', '/programs', '/get-involved', '/give']);

// On a desktop, where a style sheet's rules for a hovering pointer apply; the width of a phone is set.
test.describe('contrast and focus', { tag: '@desktop' }, () => {
  // The colours after every transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of [...sitePages, notFoundPage]) {
    test(`on ${path} all text has a contrast of 7, large text of 4.5, and the focus is visible`, async ({
      page,
    }) => {
      await openHydrated(page, path);
      for (const width of widePages.has(path) ? [1280, 320] : [320]) {
        await test.step(`${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 720 });
          await showWhole(page);
          await expectVisible(page);
        });
      }
    });
  }

  test.describe('320 px wide', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('the menu meets the same', async ({ page }) => {
      await openHydrated(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expectVisible(page);
    });

    test('the sponsorship dialog meets the same', async ({ page }) => {
      await page.goto('/children');
      await showWhole(page);
      await openSponsorshipDialog(page);
      await expectVisible(page);
    });

    test('the photo viewer meets the same', async ({ page }) => {
      await page.goto('/gallery');
      await openPhoto(page, 0);
      await expectVisible(page);
    });
  });
});

async function expectVisible(page: Page) {
  const force = await stateForcer(page);
  await test.step('text', () => expectContrast(page));
  await test.step('text under the pointer', async () => {
    await force(['hover']);
    await expectContrast(page);
    await force([]);
  });
  await test.step('the focus', async () => {
    const { measured, faint } = await faintRings(page, () => force(['focus', 'focus-visible']));
    expect(measured).toBeGreaterThan(2);
    expect.soft(faint).toEqual([]);
    await force([]);
  });
}

/** WCAG 2.2 §1.4.6, level AAA. */
async function expectContrast(page: Page) {
  const texts = await seenTexts(page);
  expect(texts.length).toBeGreaterThan(2);
  expect.soft(texts.filter((text) => text.contrast < (text.large ? 4.5 : 7))).toEqual([]);
}
