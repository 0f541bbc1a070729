import type { Page } from '@playwright/test';
import { groupToSponsor } from '../setup/groups.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { keepOpenedMails, openedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { fillRequiredFields, openSponsorshipDialog } from '../setup/sponsorship-dialog.ts';

/** The key repeats while it is held down. */
async function holdEnter(page: Page) {
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test('a link that is clicked twice while its page is fetched is one step [fault 64]', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/programs-page-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/about');
  await untilHydrated(page);
  const entries = await page.evaluate(() => window.history.length);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).dblclick();
  resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('a photo that is clicked twice before hydration opens once, and Back closes it [fault 64]', async ({
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

test('Enter held down on a photo opens it once, with no entry in the way of Back [fault 64]', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/gallery');
  await untilHydrated(page);
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

for (const when of ['before', 'after'] as const) {
  test(`Enter held down on a sponsor button ${when} hydration leaves its dialog open [fault 64]`, async ({
    page,
  }) => {
    if (when === 'before') await holdApp(page);
    await page.goto('/children');
    if (when === 'after') await untilHydrated(page);
    await page.getByRole('button', { name: `Support ${groupToSponsor()}` }).focus();
    await holdEnter(page);
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
  });
}

test('Enter held down on the menu button leaves the menu open [fault 64]', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await holdEnter(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('Enter held down in a form sends one mail [fault 25]', async ({ page }) => {
  await keepOpenedMails(page);
  await page.goto('/children');
  const dialog = await openSponsorshipDialog(page, groupToSponsor());
  await fillRequiredFields(dialog);
  await dialog.getByLabel('E-mail').focus();
  await holdEnter(page);
  expect(await openedMails(page)).toHaveLength(1);
});
