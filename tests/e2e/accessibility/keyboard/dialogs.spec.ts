import type { Locator, Page } from '@playwright/test';
import { galleryPhotos } from '../../../../src/content/gallery.ts';
import { expectPhoto, photoLink } from '../../setup/lightbox.ts';
import { expect, test } from '../../setup/site-test.ts';
import { untilHydrated } from '../../setup/hydration.ts';

// After the W3C's ARIA practices: two modal dialogs. Both are native, so that Tab may also leave to
// the browser's own bar, which is the one way out that the practices would close.

type Case = {
  title: string;
  path: string;
  opener: (page: Page) => Locator;
  /** What opens it; a link knows no Space. */
  keys: string[];
  name: string;
  /** Every stop of Tab, in order. */
  stops: string[];
};

const dialogs: Case[] = [
  {
    title: 'the sponsorship dialog',
    path: '/children',
    opener: (page) => page.getByRole('button', { name: "Support Children at Play's Education" }),
    keys: ['Enter', 'Space'],
    name: 'Support Children at Play',
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
      'Send my interest',
    ],
  },
  {
    title: 'the photo viewer',
    path: '/gallery',
    opener: (page) => photoLink(page, galleryPhotos[0]),
    keys: ['Enter'],
    name: 'Photo viewer',
    stops: ['Close', 'Previous photo', 'Next photo'],
  },
];

/** What has the focus inside a dialog; null while it is in the browser's own bar. */
function stopIn(dialog: Locator): Promise<string | null> {
  return dialog.evaluate((element) => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement === element) return null;
    if (!element.contains(activeElement)) return 'outside';
    const control = activeElement as HTMLElement;
    return control.getAttribute('name') ?? control.ariaLabel ?? control.innerText;
  });
}

async function round(page: Page, dialog: Locator, key: string, presses: number) {
  const stops: (string | null)[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    stops.push(await stopIn(dialog));
  }
  return stops.filter((stop) => stop !== null);
}

for (const { title, path, opener, keys, name, stops } of dialogs) {
  test.describe(title, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
    });

    for (const key of keys) {
      test(`${key} opens it with the focus inside, and Escape gives the focus back`, async ({
        page,
      }) => {
        await opener(page).press(key);
        const dialog = page.getByRole('dialog', { name, exact: true });
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      });
    }

    test('Tab and Shift+Tab go round all of its controls in order and reach nothing else', async ({
      page,
    }) => {
      await opener(page).press('Enter');
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      const forth = await round(page, dialog, 'Tab', stops.length + 2);
      const [first = '', ...others] = stops;
      expect(forth.slice(0, stops.length)).toEqual([...others, first]);
      await dialog.getByRole('button', { name: 'Close' }).focus();
      const back = await round(page, dialog, 'Shift+Tab', stops.length + 2);
      expect(back.slice(0, stops.length)).toEqual(stops.toReversed());
    });

    test('its Close button closes it by key and gives the focus back', async ({ page }) => {
      await opener(page).press('Enter');
      const dialog = page.getByRole('dialog', { name, exact: true });
      await dialog.getByRole('button', { name: 'Close' }).press('Space');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });

    test('the tree of accessibility holds the dialog alone while it is open', async ({ page }) => {
      await opener(page).press('Enter');
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      const cdp = await page.context().newCDPSession(page);
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      const roles = nodes.filter((node) => !node.ignored).map((node) => String(node.role?.value));
      expect(roles.filter((role) => role === 'dialog')).toHaveLength(1);
      for (const behind of ['banner', 'main', 'contentinfo']) expect(roles).not.toContain(behind);
    });
  });
}

test('in the photo viewer the arrow keys turn, and leave the focus where it was', async ({
  page,
}) => {
  await page.goto('/gallery');
  await untilHydrated(page);
  await photoLink(page, galleryPhotos[0]).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, galleryPhotos[1], '2 / 21');
  await expect(page.getByRole('button', { name: 'Previous photo' })).toBeFocused();
  await page.keyboard.press('Space');
  await expectPhoto(page, galleryPhotos[0], '1 / 21');
});
