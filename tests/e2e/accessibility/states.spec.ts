import type { Page } from '@playwright/test';
import { paymentValues } from '../../../src/content/payments.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expectFocusShown, forceHover } from '../setup/focus.ts';
import { emptyFilters, filtersWithPhotos } from '../setup/gallery-filters.ts';
import { holdApp, openHydrated } from '../setup/hydration.ts';
import { openPhoto } from '../setup/lightbox.ts';
import { expect, test } from '../setup/site-test.ts';
import { openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

// Targets are closest together at this width. Reduced motion keeps axe from measuring a colour in transition.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

for (const [state, path, open] of [
  ['the menu', '/', (page: Page) => menuButton(page).click()],
  ['the sponsorship dialog', '/children', openSponsorshipDialog],
  ['the photo viewer', '/gallery', (page: Page) => openPhoto(page, 0)],
] as const) {
  test(
    `${state} is accessible, under the pointer too, and shows the focus`,
    { tag: ['@desktop', '@thorough'] },
    async ({ page }) => {
      await openHydrated(page, path);
      await open(page);
      await expectAccessible(page, state);
      await expectFocusShown(page, state);
      await forceHover(page);
      await expectAccessible(page, `${state} under the pointer`);
    },
  );
}

test(
  'a page before hydration is accessible, with the focus on the skip link',
  { tag: '@thorough' },
  async ({ page }) => {
    await holdApp(page);
    await page.goto('/get-involved');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expectAccessible(page, 'before hydration');
  },
);

test(
  'each kind of way to help and the payment details are accessible',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openHydrated(page, '/get-involved');
    const ofEachKind = new Map(waysToHelp.map((way) => [way.action.kind, way]));
    for (const { label } of ofEachKind.values()) {
      await page.getByRole('tab', { name: label, exact: true }).click();
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
      await expectAccessible(page, label, { within: '[data-ways-to-help]' });
    }
    await page
      .getByRole('button', { name: new RegExp(`^Copy .* ${paymentValues.paybill.value}$`) })
      .click();
    await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(1);
    await expectAccessible(page, 'copied', { within: '#how-to-donate' });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page
      .getByRole('button', { name: new RegExp(`^Copy .* ${paymentValues.paybillAccount.value}$`) })
      .click();
    await expect(page.getByText('did not let us copy')).toBeVisible();
    await expectAccessible(page, 'copying refused', { within: '#how-to-donate' });
  },
);

test(
  'the gallery is accessible under a filter, even without photos',
  { tag: '@thorough' },
  async ({ page }) => {
    await openHydrated(page, '/gallery');
    for (const { label } of [...filtersWithPhotos.slice(0, 1), ...emptyFilters.slice(0, 1)]) {
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(label);
      await expectAccessible(page, label, { within: 'main' });
    }
  },
);
