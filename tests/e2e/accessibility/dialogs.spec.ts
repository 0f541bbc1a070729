import type { Page } from '@playwright/test';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { photoLinks } from '../setup/lightbox.ts';
import { footerLink } from '../setup/main-links.ts';
import { expect, test } from '../setup/site-test.ts';
import { sponsorButton } from '../setup/sponsorship-dialog.ts';

// The W3C's ARIA practices for modal dialogs. Unlike there, Tab may reach the browser's own controls, because both
// dialogs are native.

const dialogs = [
  {
    path: '/children' as const,
    opener: (page: Page) => sponsorButton(page),
    /** What is read of the heading, on which the focus starts. */
    heard: /^Support .+: \$\d+ a year .*KSH.* your mail app will open/,
    /** Every stop of Tab after the heading, in order. Close is before it. */
    stops: [
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
    path: '/gallery' as const,
    opener: (page: Page) => photoLinks(page).first(),
    heard: /^1 of \d+ .+: .+/,
    stops: ['Close', 'Previous photo', 'Next photo'],
  },
];

for (const { path, opener, heard, stops } of dialogs) {
  test(`the dialog of ${path} says what it is, works by keyboard and lets Tab reach nothing else`, async ({
    page,
  }) => {
    const focus = page.locator('dialog:modal :focus');
    const expectHeard = async () => {
      await expect(focus).toHaveRole('heading');
      const [name, more] = await focus
        .evaluate((it) => [
          it.textContent,
          ...(it.ariaDescribedByElements ?? []).map(({ textContent }) => textContent),
        ])
        .then(([first, ...rest]) => [first, rest.join(' ')]);
      expect(`${name}: ${more}`).toMatch(heard);
    };
    const release = await holdApp(page);
    await page.goto(path);
    await opener(page).press('Enter');
    // Without the app the browser opens the dialog of a form, and no photo.
    if (path === '/children') await expectHeard();
    release();
    await untilHydrated(page);
    await expectHeard();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // Now the page is not the one that was built.
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await footerLink(page, path).click();
    await opener(page).press('Enter');
    await expectHeard();
    const reached: string[] = [];
    for (const _stop of stops) {
      await page.keyboard.press('Tab');
      const named = focus.evaluate(
        (it) => it.getAttribute('name') ?? it.ariaLabel ?? it.textContent,
      );
      reached.push(await named);
    }
    expect(reached).toEqual(stops);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}
