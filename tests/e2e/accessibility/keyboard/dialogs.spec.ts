import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../../setup/hydration.ts';
import { photoLinks } from '../../setup/lightbox.ts';
import { expect, test } from '../../setup/site-test.ts';
import { groupToSponsor, sponsorButton } from '../../setup/sponsorship-dialog.ts';

// The W3C's ARIA practices for modal dialogs. Both are native, so Tab may also leave to the browser's
// own controls, which is the one way out that the practices would close.

type Case = {
  title: string;
  path: string;
  opener: (page: Page) => Locator;
  name: () => string;
  /** Every stop of Tab, in order. */
  stops: string[];
};

const dialogs: Case[] = [
  {
    title: 'the sponsorship dialog',
    path: '/children',
    opener: (page) => sponsorButton(page),
    name: () => `Support ${groupToSponsor()}`,
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
    title: 'the photo viewer',
    path: '/gallery',
    opener: (page) => photoLinks(page).first(),
    name: () => 'Photo viewer',
    stops: ['Close', 'Previous photo', 'Next photo'],
  },
];

/** The control of a dialog that has the focus; null while the browser's own controls have it. */
function stopIn(dialog: Locator): Promise<string | null> {
  return dialog.evaluate((element) => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement === element) return null;
    if (!element.contains(activeElement)) return 'outside';
    const control = activeElement as HTMLElement;
    return control.getAttribute('name') ?? control.ariaLabel ?? control.innerText;
  });
}

async function stopsAfter(page: Page, dialog: Locator, key: string, presses: number) {
  const stops: (string | null)[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    stops.push(await stopIn(dialog));
  }
  return stops.filter((stop) => stop !== null);
}

for (const { title, path, opener, name, stops } of dialogs) {
  test(`${title} opens and closes by key, and Tab and Shift+Tab go through its controls in order and reach nothing else`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const dialog = page.getByRole('dialog', { name: name(), exact: true });
    const close = dialog.getByRole('button', { name: 'Close' });
    // Space scrolls where the opener is a link.
    for (const openedBy of path === '/children' ? ['Space', 'Enter'] : ['Enter']) {
      await opener(page).press(openedBy);
      await expect(close).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    }
    await opener(page).press('Enter');
    await expect(close).toBeFocused();
    const forth = await stopsAfter(page, dialog, 'Tab', stops.length + 2);
    const [first = '', ...others] = stops;
    expect(forth.slice(0, stops.length)).toEqual([...others, first]);
    await close.focus();
    const back = await stopsAfter(page, dialog, 'Shift+Tab', stops.length + 2);
    expect(back.slice(0, stops.length)).toEqual(stops.toReversed());
    await close.press('Space');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}
