import type { Page } from '@playwright/test';
import { clickFarDown } from '../setup/click-far-down.ts';
import { allPhotos, emptyFilters, filtersWithPhotos } from '../setup/gallery-filters.ts';
import { groupToSponsor } from '../setup/groups.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { fillRequiredFields, sendButton } from '../setup/sponsorship-dialog.ts';
import { translatePage } from '../setup/translation.ts';
import { callsOf } from '../setup/visit-counter.ts';
import { exampleWays, expectTab } from '../setup/ways-to-help.ts';

const values = ['177338', 'MCCH', '5800555002', "Motherly Care Children's Home"];

// A click on a link would wait for the end of a smooth scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page that a browser's translation alters before hydration already, or only after it. */
async function openTranslated(page: Page, address: string, when: string) {
  const release = await holdApp(page);
  await page.goto(address);
  if (when === 'before') await translatePage(page);
  release();
  await untilHydrated(page);
  await translatePage(page);
}

for (const when of ['before', 'after']) {
  test.describe(`translated ${when} hydration [fault 46]`, () => {
    test.beforeEach(({ expectedErrors }) => {
      if (when === 'before') expectedErrors.push(/rendered again/);
    });

    test('tabs, counter and copying work, and payment values are left alone', async ({
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
      const { first, second, last } = exampleWays;
      for (const { label } of [last, second, first]) {
        await page.getByRole('tab', { name: label, exact: true }).click();
        await expectTab(page, label);
      }
      // The bank's name is left alone as well, where it is known.
      const kept = page.locator('strong > [translate="no"]');
      expect(await kept.allTextContents()).toEqual(expect.arrayContaining(values));
      await expect(page.locator('[translate="no"] font')).toHaveCount(0);

      const copy = page.getByRole('button', { name: 'Paybill number 177338' });
      const announced = page.getByRole('status').filter({ hasText: 'Copied' });
      await copy.click();
      await expect(copy).toHaveText(/^Copied ✓/);
      await expect(announced).toHaveCount(1);
      const before = await announced.textContent();
      await copy.click();
      await expect.poll(() => announced.textContent()).not.toBe(before);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused on purpose'));
      });
      await copy.click();
      await expect(page.getByRole('status').filter({ hasText: 'did not let us' })).toBeVisible();
      await expect(page.getByText(/Copied/)).toHaveCount(0);
    });

    test('the filters and the photo viewer work', async ({ page }) => {
      await openTranslated(page, '/gallery', when);
      const gallery = page.getByRole('region', { name: 'Photos' });
      for (const { label, photos } of [
        ...emptyFilters.slice(0, 1),
        ...filtersWithPhotos.slice(0, 1),
        allPhotos,
      ]) {
        await gallery.getByRole('button', { name: label, exact: true }).click();
        await expect(gallery.getByRole('status')).toHaveText(
          photos.length > 0
            ? `${photos.length} photos`
            : 'No photos found for the selected category.',
        );
        await expect(photoLinks(page)).toHaveCount(photos.length);
      }
      await photoLinks(page).first().click();
      const { dialog, next, close } = lightbox(page);
      const total = allPhotos.photos.length;
      for (const counter of [`1 / ${total}`, `2 / ${total}`]) {
        await expect(dialog.getByText(counter, { exact: true })).toBeVisible();
        await next.click();
      }
      await close.click();
      await expectClosed(page);
    });

    test('a sponsor is thanked, and the links lead on', async ({ page }) => {
      const group = groupToSponsor();
      await keepOpenedMails(page);
      await openTranslated(page, '/children', when);
      await page.getByRole('button', { name: `Support ${group}` }).click();
      const dialog = page.getByRole('dialog');
      await fillRequiredFields(dialog);
      await dialog.getByLabel('Payment frequency').selectOption('quarterly');
      await expect(dialog.getByRole('status')).toHaveText(/^4 payments of \$[\d.]+ a year$/);
      await sendButton(dialog).click();
      const thanks = page.getByRole('dialog', { name: 'Thank You!' });
      await thanks.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('heading', { name: "Didn't your mail app open?" })).toBeVisible();
      for (const name of ['Programs', 'About Us']) {
        await clickFarDown(page.getByRole('contentinfo').getByRole('link', { name }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      }
    });
  });
}
