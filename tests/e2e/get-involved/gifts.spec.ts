import type { Page } from '@playwright/test';
import { getInvolvedTexts } from '../../../src/content/page-texts.ts';
import { paymentValues } from '../../../src/content/payments.ts';
import { pasteInto } from '../setup/clipboard.ts';
import { untilHydrated } from '../setup/hydration.ts';
import { expect, test } from '../setup/site-test.ts';

const { paybill, paybillAccount: account } = paymentValues;

const gifts = (page: Page) =>
  page.getByRole('list', { name: getInvolvedTexts.donationTiers }).getByRole('link');

test('on paper the gifts are there, without a bar', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/get-involved');
  await expect(gifts(page).first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

function bar(page: Page) {
  return page.getByRole('region', { name: 'How to Donate' }).locator('> [aria-hidden]');
}

function scrollTo(page: Page, selector: string, block: ScrollLogicalPosition) {
  return page
    .locator(selector)
    .evaluate((element, to) => element.scrollIntoView({ block: to, behavior: 'instant' }), block);
}

test('the paybill stays at hand while its row is out of sight, and is there once for a screen reader', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, '#how-to-donate', 'start');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // As soon as the row stands above it.
  const edge = await bar(page).evaluate((element) => element.getBoundingClientRect().top);
  await page.locator('#paybill').evaluate((row, top) => {
    window.scrollBy({ top: row.getBoundingClientRect().top - top + 2, behavior: 'instant' });
  }, edge);
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, '#bank-account-name', 'start');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByText('Copy', { exact: true }).click();
  await expect(bar(page)).toHaveText(`${paybill.value} ✓ ${account.label} ${account.value}Copy`);
  await expect(bar(page).locator(':focus')).toHaveCount(0);
  await expect(page.getByRole('button', { name: paybill.value })).toHaveCount(1);
  const pad = await context.newPage();
  await pad.setContent('<textarea aria-label="Pad"></textarea>');
  expect(await pasteInto(pad.getByLabel('Pad'))).toBe(paybill.value);
  await page.bringToFront();
  await bar(page).getByText('Copy', { exact: true }).click();
  await expect(bar(page)).toHaveText(`${account.label} ${account.value}Copied ✓`);
  await pad.bringToFront();
  expect(await pasteInto(pad.getByLabel('Pad'))).toBe(account.value);
  await page.bringToFront();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar(page)).not.toBeInViewport();
  // Where letters are large, it would take too much of the window.
  await page.setViewportSize({ width: 390, height: 400 });
  await scrollTo(page, '#how-to-donate', 'start');
  await expect(bar(page)).toBeHidden();
});

test('the bar offers the account also once the paybill is copied in its row', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/get-involved');
  await untilHydrated(page);
  await page.getByRole('button', { name: paybill.value }).click();
  await scrollTo(page, '#bank-account-name', 'start');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText(account.value);
});

test('the bar covers nothing that has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/get-involved');
  await untilHydrated(page);
  const seen = await page.evaluate(async () => {
    const section = document.querySelector('#how-to-donate');
    const shown = section?.querySelector(':scope > [aria-hidden]');
    const stops = [...(section?.querySelectorAll<HTMLElement>('input, a, button') ?? [])].filter(
      (it) => it.checkVisibility() && it.tabIndex >= 0,
    );
    const found: { withBar: boolean; covered: number }[] = [];
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      // The observer of the paybill's row answers in the next frames.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const edge = shown?.getBoundingClientRect().top ?? 0;
      const withBar = shown?.checkVisibility({ visibilityProperty: true }) ?? false;
      const over = stop.getBoundingClientRect().bottom - edge;
      found.push({ withBar, covered: withBar ? Math.max(0, over) : 0 });
    }
    return found;
  });
  expect(seen.filter(({ withBar }) => withBar).length).toBeGreaterThan(5);
  expect(seen.filter(({ covered }) => covered >= 1)).toEqual([]);
});
