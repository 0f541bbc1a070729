import type { Page } from '@playwright/test';
import { expectClosed, lightbox } from '../setup/lightbox.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { expect, test } from '../setup/site-test.ts';
import { fillRequiredFields } from '../setup/sponsorship-dialog.ts';
import { translatePage } from '../setup/translation.ts';
import { callsOf } from '../setup/visit-counter.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';

const values = ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"];

/** Awake, and translated: before waking already, or afterwards alone. */
async function openTranslated(page: Page, address: string, when: string) {
  const release = await holdApp(page);
  await page.goto(address);
  if (when === 'before') await translatePage(page);
  release();
  await untilHydrated(page);
  await translatePage(page);
}

for (const when of ['before', 'after']) {
  test.describe(`translated ${when} waking [fault 46]`, () => {
    test.beforeEach(({ expectedErrors }) => {
      if (when === 'before') expectedErrors.push(/drawn anew/);
    });

    test('tabs, counter and copying go on; payment values are left alone', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      const { promise, resolve } = Promise.withResolvers<void>();
      await callsOf(page, async (route) => {
        await promise;
        await route.fulfill({ json: { count: 1234 } });
      });
      await openTranslated(page, '/get-involved', when);
      const count = page.getByRole('contentinfo').locator('p', { hasText: 'Site visits:' });
      await expect(count).toHaveText('Site visits: Loading...');
      resolve();
      await count.scrollIntoViewIfNeeded();
      await expect(count).toHaveText('Site visits: 1,234');
      for (const label of ['Visit', 'Donate', 'Sponsor']) {
        await page.getByRole('tab', { name: label }).click();
        await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
      }
      await expect(page.locator('strong[translate="no"]')).toHaveText(values);
      await expect(page.locator('[translate="no"] font')).toHaveCount(0);

      const copy = page.getByRole('button', { name: 'Paybill number 177338' });
      const said = page.getByRole('status').filter({ hasText: 'Copied' });
      await copy.click();
      await expect(copy).toHaveText(/^Copied ✓/);
      await expect(said).toHaveCount(1);
      const before = await said.textContent();
      await copy.click();
      await expect.poll(() => said.textContent()).not.toBe(before);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused on purpose'));
      });
      await copy.click();
      await expect(page.getByRole('status').filter({ hasText: 'did not let us' })).toBeVisible();
      await expect(page.getByText(/Copied/)).toHaveCount(0);
    });

    test('the filter and the photo viewer go on', async ({ page }) => {
      await openTranslated(page, '/gallery', when);
      const photos = page.getByRole('region', { name: 'Photos' });
      await photos.getByRole('button', { name: 'Livelihood' }).click();
      await expect(photos.getByRole('status')).toHaveText(
        'No photos found for the selected category.',
      );
      await expect(photos.getByRole('link')).toHaveCount(0);
      await photos.getByRole('button', { name: 'All Photos' }).click();
      await expect(photos.getByRole('status')).toHaveText('21 photos');
      await expect(photos.getByRole('link')).toHaveCount(21);
      await photos.getByRole('link').first().click();
      const { dialog, next, close } = lightbox(page);
      for (const counter of ['1 / 21', '2 / 21', '3 / 21']) {
        await expect(dialog.getByText(counter, { exact: true })).toBeVisible();
        await next.click();
      }
      await close.click();
      await expectClosed(page);
    });

    test('a sponsor is thanked, and the links lead on', async ({ page }) => {
      await keepOpenedMails(page);
      await openTranslated(page, '/children', when);
      await page.getByRole('button', { name: /^Support Children at Play/ }).click();
      const dialog = page.getByRole('dialog');
      await fillRequiredFields(dialog);
      await dialog.getByLabel('Payment frequency').selectOption('quarterly');
      await expect(dialog.getByRole('status')).toHaveText('4 payments of $46.25 a year');
      await dialog.getByRole('button', { name: 'Send my interest' }).click();
      const thanks = page.getByRole('dialog', { name: 'Thank You!' });
      await thanks.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('heading', { name: "Didn't your mail app open?" })).toBeVisible();
      for (const name of ['Programs', 'About Us', 'Gallery']) {
        await clickFarDown(page.getByRole('contentinfo').getByRole('link', { name }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      }
    });
  });
}
