import type { Page } from '@playwright/test';
import { messageTexts } from '../../../src/content/message-texts.ts';
import { clickFarDown } from '../setup/click-far-down.ts';
import { allPhotos, emptyFilters, filtersWithPhotos } from '../setup/gallery-filters.ts';
import { holdApp, untilHydrated } from '../setup/hydration.ts';
import { expectClosed, lightbox, photoLinks } from '../setup/lightbox.ts';
import { keepOpenedMails } from '../setup/opened-mails.ts';
import { expect, test } from '../setup/site-test.ts';
import { fillRequiredFields, groupToSponsor, sendButton } from '../setup/sponsorship-dialog.ts';
import { callsOf } from '../setup/visit-counter.ts';
import { exampleWays, expectTab } from '../setup/ways-to-help.ts';
import { paybillName, paymentValues } from '../../payment-values.ts';

// A click on a link would wait for the end of a smooth scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * What Chrome's translation does to a page: each text is replaced by one inside two <font>
 * elements, and so is each text that appears later. The words stay, so that they can be found.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = '[translate="no"], script, style, noscript, textarea, option, font';
    function wrapTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    document.documentElement.lang = 'sw';
    document.documentElement.classList.add('translated-ltr');
    wrapTexts(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) wrapTexts(target.parentNode ?? target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Opens a page that a browser's translation alters before hydration already, or only after it. */
async function openTranslated(
  page: Page,
  address: string,
  expectedErrors: RegExp[],
  when: 'before' | 'after' = 'before',
) {
  if (when === 'before') expectedErrors.push(/rendered again/);
  const release = await holdApp(page);
  await page.goto(address);
  if (when === 'before') await translatePage(page);
  release();
  await untilHydrated(page);
  await translatePage(page);
}

for (const when of ['before', 'after'] as const) {
  test(`translated ${when} hydration, tabs, counter and copying work, and payment values are left alone`, async ({
    page,
    context,
    expectedErrors,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    const { promise, resolve } = Promise.withResolvers<void>();
    await callsOf(page, async (route) => {
      await promise;
      await route.fulfill({ json: { count: 1234 } });
    });
    await openTranslated(page, '/get-involved', expectedErrors, when);
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
    expect(await kept.allTextContents()).toEqual(expect.arrayContaining([...paymentValues]));
    await expect(page.locator('[translate="no"] font')).toHaveCount(0);

    const copy = page.getByRole('button', { name: paybillName });
    const announced = page.getByRole('status').filter({ hasText: 'Copied' });
    await copy.click();
    await expect(copy).toHaveText(/^Copied ✓/);
    await expect(announced).toHaveCount(1);
    const before = await announced.textContent();
    await copy.click();
    await expect.poll(() => announced.textContent()).not.toBe(before);
  });
}

test('translated before hydration, the filters and the photo viewer work', async ({
  page,
  expectedErrors,
}) => {
  await openTranslated(page, '/gallery', expectedErrors);
  const gallery = page.getByRole('region', { name: 'Photos' });
  for (const { label, photos } of [
    ...emptyFilters.slice(0, 1),
    ...filtersWithPhotos.slice(0, 1),
    allPhotos,
  ]) {
    await gallery.getByRole('button', { name: label, exact: true }).click();
    await expect(gallery.getByRole('status')).toHaveText(
      photos.length > 0 ? `${photos.length} photos` : 'No photos found for the selected category.',
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

test('translated before hydration, a sponsor is thanked, and the links lead on', async ({
  page,
  expectedErrors,
}) => {
  const group = groupToSponsor();
  await keepOpenedMails(page);
  await openTranslated(page, '/children', expectedErrors);
  await page.getByRole('button', { name: `Support ${group}` }).click();
  const dialog = page.getByRole('dialog');
  await fillRequiredFields(dialog);
  await dialog.getByLabel('Payment frequency').selectOption('quarterly');
  await expect(dialog.getByRole('status')).toHaveText(
    /^4 payments of \$[\d.]+, \$\d+ for the year$/,
  );
  await sendButton(dialog).click();
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await thanks.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: messageTexts.notOpened('email') })).toBeVisible();
  for (const name of ['Programs', 'About Us']) {
    await clickFarDown(page.getByRole('contentinfo').getByRole('link', { name }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
