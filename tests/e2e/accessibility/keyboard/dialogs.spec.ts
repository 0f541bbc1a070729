import type { Page } from '@playwright/test';
import { openHydrated } from '../../setup/hydration.ts';
import { photoLinks } from '../../setup/lightbox.ts';
import { expect, test } from '../../setup/site-test.ts';
import { sponsorButton } from '../../setup/sponsorship-dialog.ts';

// The W3C's ARIA practices for modal dialogs. Unlike there, Tab may reach the browser's own controls, because both
// dialogs are native.

const dialogs = [
  {
    path: '/children',
    opener: (page: Page) => sponsorButton(page),
    /** Every stop of Tab, in order. */
    stops: [
      'Close',
      'sponsorName',
      'email',
      'phone',
      'preferredContact',
      'sponsorshipAmount',
      'paymentFrequency',
      'address',
      'additionalMessage',
      'Cancel',
      'Send my offer of support',
    ],
  },
  {
    path: '/gallery',
    opener: (page: Page) => photoLinks(page).first(),
    stops: ['Close', 'Previous photo', 'Next photo'],
  },
];

for (const { path, opener, stops } of dialogs) {
  test(`the dialog of ${path} works by keyboard and keeps Tab inside`, async ({ page }) => {
    await openHydrated(page, path);
    await opener(page).press('Enter');
    const reached: string[] = [];
    for (const _stop of stops) {
      reached.push(
        await page
          .locator('dialog:modal :focus')
          .evaluate((it) => it.getAttribute('name') ?? it.ariaLabel ?? it.textContent),
      );
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(stops);
    await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}
