import type { Page } from '@playwright/test';
import { notFoundPage, sitePages } from '../../../src/site-map.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectFocusUncovered } from '../setup/focus-uncovered.ts';
import { faintRings, showWhole } from '../setup/focus-rings.ts';
import { stateForcer } from '../setup/forced-states.ts';
import { openHydrated } from '../setup/hydration.ts';
import { openPhoto } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { expectContrast } from '../setup/seen-texts.ts';
import { expectLargeTargets } from '../setup/targets.ts';
import { setTextFont, textFonts } from '../setup/text-font.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

/** Where a wide window shows other parts or colours than a narrow one; its header is the same everywhere. */
const widePages = new Set<string>(['/', '/programs', '/get-involved', '/give']);

const opened: Record<string, (page: Page) => Promise<unknown>> = {
  'the menu': async (page) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
  'the sponsorship dialog': async (page) => {
    await page.goto('/children');
    await showWhole(page);
    await openSponsorshipDialog(page);
  },
  'the photo viewer': async (page) => {
    await page.goto('/gallery');
    await openPhoto(page, 0);
  },
};

// On a desktop, where a style sheet's rules for a hovering pointer apply; the width of a phone is set.
test.describe('contrast and focus', { tag: ['@desktop', '@thorough'] }, () => {
  // The colours after every transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of [...sitePages, notFoundPage]) {
    test(`on ${path} links and buttons keep their contrast under the pointer, and the focus is visible`, async ({
      page,
    }) => {
      await openHydrated(page, path);
      await expectAccessible(page, 'at 1280 px');
      await expectFocusUncovered(page, 'at 1280 px');
      for (const width of widePages.has(path) ? [1280, 320] : [320]) {
        await test.step(`${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 720 });
          await showWhole(page);
          await expectVisible(page);
        });
      }
      for (const font of textFonts) {
        await setTextFont(page, font);
        await expectLargeTargets(page, `at 320 px, ${font} letters`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFocusUncovered(page, 'at 320 px, narrow letters');
    });
  }

  test.describe('320 px wide', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    for (const [state, open] of Object.entries(opened))
      test(`${state} meets the same, and breaks none of axe’s rules`, async ({ page }) => {
        await open(page);
        await expectAccessible(page, state);
        await expectLargeTargets(page, state);
        await expectVisible(page);
      });
  });
});

async function expectVisible(page: Page) {
  const force = await stateForcer(page);
  await expectContrast(page, 'text');
  await force(['hover']);
  await expectContrast(page, 'text under the pointer');
  await force([]);
  await test.step('the focus', async () => {
    const { measured, faint } = await faintRings(page, () => force(['focus', 'focus-visible']));
    expect(measured).toBeGreaterThan(2);
    expect.soft(faint).toEqual([]);
    await force([]);
  });
}
